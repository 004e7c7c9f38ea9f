import sharp from 'sharp'

