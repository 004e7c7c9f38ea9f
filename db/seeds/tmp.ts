import sharp from 'sharp'
import { aeroTractor, classicTractor, dayCab } from './drawing/tractors.ts'
import { at, canvas, rect } from './drawing/svg.ts'
await sharp(Buffer.from(canvas(1500,560,rect(0,0,1500,560,'#cfdde3')+at(40,500,classicTractor('#2f5d3a'))+at(800,500,aeroTractor('#24506b'))))).png().toFile('/tmp/v.png')
