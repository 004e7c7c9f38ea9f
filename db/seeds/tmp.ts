import { sheet } from './tmp-sheet.ts'
import sharp from 'sharp'
import { drawBoard, BOARD_SIZES, type Board } from './drawing/boards.ts'
import { ICONS, icon } from './drawing/icons.ts'
import { canvas, rect } from './drawing/svg.ts'
const B: Board[] = [
 {size:'big',style:'road',color:'#24506b',vehicle:'van',lines:['Cascadias, Volvos, trailers.','Financing same day.'],small:'Lakeside Truck Sales · Hammond, IN'},
 {size:'single',style:'badge',color:'#8a3b12',icon:'cross',lines:['DOT','physicals'],small:'Walk in · Cicero'},
 {size:'single',style:'plain',color:'#2f5d3a',icon:'snowflake',lines:['Reefer','repair 24/7'],small:'I-80 exit 132'},
 {size:'single',style:'plain',color:'#5a2a57',icon:'scales',lines:['CDL tickets?','Call first.'],small:'IL · IN · WI'},
 {size:'single',style:'bar',color:'#28395e',icon:'house',lines:['Home','weekly'],small:'$1,900 average'},
 {size:'single',style:'sign',color:'#006b54',icon:'parking',lines:['Truck parking','$180 a month'],small:'Охраняемая стоянка'},
 {size:'single',style:'corner',color:'#6b5a12',icon:'percent',lines:['Factoring','1.5%'],small:'Paid today'},
 {size:'wide',style:'road',color:'#134e4a',vehicle:'aero',lines:['School of Trucking:','4 weeks, job after'],small:'English, русский, español'},
 {size:'single',style:'road',color:'#a3261d',vehicle:'aero',lines:['Ищем водителей','CDL A'],small:'$0.72 за милю'},
 {size:'single',style:'road',color:'#28395e',vehicle:'reefer',lines:['Dueños operadores'],small:'88% del bruto'},
 {size:'wide',style:'badge',color:'#2f5d3a',icon:'shield',lines:['Seguro para troqueros','en 24 horas'],small:'Primary · Cargo · Bobtail'},
 {size:'wide',style:'corner',color:'#a3261d',icon:'plate',lines:['Пельмени, борщ, плов','у самой трассы'],small:'I-55, exit 267'},
]
const o: Record<string, () => string> = {}
let s='';let x=0,y=0
const parts=[]
for (const b of B){const [w,h]=BOARD_SIZES[b.size]; const sc=b.size==='single'?0.5:0.5; if(x+w*sc>1330){x=0;y+= (parts.at(-1)?.h ?? 0)+10} parts.push({input:await sharp(Buffer.from(canvas(w,h,drawBoard(b)))).resize(Math.round(w*sc)).png().toBuffer(),left:x,top:y,h:Math.round(h*sc)}); x+=w*sc+10 }
await sharp({create:{width:1330,height:1500,channels:3,background:'#fff'}}).composite(parts.map(({h,...p})=>p)).png().toFile('/tmp/b.png')
for(const n of Object.keys(ICONS)) o[n]=()=>rect(0,0,440,440,'#24506b')+icon(n as never,220,220,400,'#fff','#24506b')
await sheet(o,'/tmp/i.png',440,440,9,140)
