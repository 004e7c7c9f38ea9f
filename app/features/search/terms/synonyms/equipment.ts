/** Trucks, trailers, what belongs to them, and how they are described. The columns are those of `synonyms.ts`. */
export const EQUIPMENT = `
truck, semi truck, semi, big rig, rig, 18 wheeler | трак, фура, грузовик, тягач, большегруз | camión, troca | eighteen wheeler, semitruck, tractor trailer, trok, dieciocho ruedas, 18 ruedas, трок
tractor, semi tractor, road tractor | тягач, седельный тягач | tractocamión, tracto | седельник, тягаш, tractor camion
sleeper, sleeper cab, sleeper truck | спальник, слипер | camarote, dormitorio | sleeper berth, спалка
day cab, daycab | дейкэб, дэйкэб, без спальника | cabina de día, sin camarote | дейкаб, дей кэб
box truck, straight truck | бокстрак, бокс трак, стрейт трак | camión de caja, caja chica | boxtruck, box trucks, бокстрок
cargo van, sprinter | карго вэн, спринтер, вэн | cargo van, camioneta de carga | cargovan, карго ван, каргован
hotshot, hot shot | хотшот, хот шот | hot shot, hotshot | хот-шот, hotshots
pickup, pickup truck | пикап | pickup, camioneta | pick up, пик ап
tow truck, wrecker, towing | эвакуатор, буксировка | grúa, remolque de grúa | эвокуатор, towtruck, grua de remolque
dump truck, dump | самосвал, дамп трак | camión de volteo, volteo, góndola | дамптрак, dumptruck
car hauler, auto transport, car carrier | автовоз, кар хаулер | nodriza, madrina, transporte de autos | carhauler, кархолер, кархаулер, автовоз трал
trailer | трейлер, прицеп, полуприцеп | remolque, tráiler, traila, semirremolque | trailler, trailor, трэйлер, тралер, treiler
reefer, refrigerated trailer, refrigerated, reefer trailer | рефрижератор, рефка, рефер, рефы | caja refrigerada, refrigerado, caja fría, termo | refer, refeer, reffer, рифер, реф, рефрежератор, thermo trailer
reefer unit, thermo king, carrier unit | холодильная установка, термокинг | termo, equipo de refrigeración | термо кинг, termoking, thermoking
dry van, van trailer | драйван, драйвэн, драй вэн, сухой вэн | caja seca | dryvan, dryvans, драй ван, драйвен, caja ceca
flatbed, flat bed | флэтбед, флетбед, открытая платформа | plataforma, plana | flatbad, флэт, флет бед, платформа
step deck, stepdeck, drop deck | степдек, степ дек, степ | plataforma step deck, step deck | stepdek, степ дэк
conestoga, curtain side | конестога | conestoga, cortina | конестого, connestoga
lowboy, low boy, rgn, lowbed | лоубой, лобой, трал, тралл | lowboy, cama baja | loboy, lowboi, лоу бой
tanker, tank trailer | танкер, цистерна | pipa, tanque, cisterna | tankers, бочка, танк
chassis, container chassis | шасси, шасси под контейнер | chasis | chasis para contenedor, контейнеровоз
container, containers, intermodal | контейнер, контейнеры, интермодал | contenedor, intermodal |
hopper, grain trailer, hopper bottom | зерновоз, хоппер | tolva, granelera | hoper
lift gate, liftgate | лифтгейт, гидроборт | rampa, rampa hidráulica | лифт гейт
pallet jack | рохля, паллетджек | patín hidráulico, patín | палет джек, pallet jacks
apu, auxiliary power unit | apu, апу | apu, unidad auxiliar |
sliding tandem, tandem | тандем, сдвижной тандем | tándem, tándem corredizo | тандемы
air ride | пневмоподвеска, пневма, эйр райд | suspensión de aire, bolsas de aire | airride
load bars, load bar | распорки, распорка | barras de carga | лоудбар, e track
straps, ratchet straps, binders | ремни, стропы, стяжки | bandas, cinchos, gatas | стрепы, matracas
tarp, tarps, lumber tarps | тент, тенты, тарпы | lona, lonas | тарп, tarpas
chains, snow chains, tire chains | цепи, цепь | cadenas, cadenas para nieve | чейны
headache rack | хедек рэк, хедек | headache rack, rack | hedache rack
chrome, accessories | хром, аксессуары | cromo, accesorios | crome, кром
glider, glider kit | глайдер | glider | glaider
miles, mileage, low miles | мили, пробег, миль | millas, millaje, kilometraje | milage, милях, майлс
automatic, automatic transmission | автомат, автоматическая коробка | automático, automática | auto transmission, automatik, автоматик
manual, stick shift | ручная коробка | estándar, manual | manuel, stick, мануал
cheap, low price | недорого, дёшево, дешевый | barato, económico | cheep
white | белый, белая | blanco, blanca | whit
black | чёрный, чёрная | negro, negra | blak
red | красный, красная | rojo, roja | крассный
blue | синий, синяя, голубой | azul | blu
`
