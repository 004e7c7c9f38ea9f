import sharp from 'sharp'
