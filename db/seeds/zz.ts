import { drawPictures } from './pictures.ts'
import { rmSync } from 'node:fs'
rmSync('/tmp/pics',{recursive:true,force:true})
const t=Date.now()
await drawPictures('/tmp/pics')
const u=process.resourceUsage()
console.log('wall',Date.now()-t,'own cpu',(u.userCPUTime+u.systemCPUTime)/1000|0)
