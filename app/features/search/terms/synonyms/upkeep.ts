/** What a truck and its owner need. The columns are those of `synonyms.ts`. */
export const UPKEEP = `
repair shop, truck shop, service center | мастерская, шоп, сервис, автосервис | taller, taller diésel | repairshop, repear, шопе, taler
repair, fix | ремонт, починить, починка | reparación, arreglo, reparar | repare, ремон, reparasion
parts | запчасти, детали | refacciones, partes | партсы, parst, запщасти, yonke, yonque, junkyard, deshuesadero
dpf, dpf cleaning, after treatment, aftertreatment | dpf, дпф, чистка dpf, сажевый фильтр | dpf, filtro de partículas, limpieza de dpf | d p f, dpf delete, regen, регенерация, one box
muffler, exhaust | глушитель, выхлоп | mofle, escape | muffler shop, мафлер, mufler
engine, motor, overhaul | мотор, двигатель, капиталка | motor, overhaul | энджин, enjine, inframe, in frame
transmission, gearbox | коробка передач, коробка, трансмиссия | transmisión, caja de velocidades | transmision, tranny
clutch | сцепление, клатч | clutch, embrague | cluch, клач
brakes, brake, drums | тормоза, колодки, барабаны | frenos, balatas, tambores | breaks, brekes, бреки
alternator, batteries, battery | генератор, аккумулятор, аккумуляторы | alternador, batería, baterías | batery, батарея
turbo, injectors | турбина, форсунки | turbo, inyectores | turbina
suspension, alignment | подвеска, развал | suspensión, alineación | alighnment, алайнмент, развал схождение
oil change, lube | замена масла | cambio de aceite | oilchange, ойл чендж
dot inspection, annual inspection, dot inspections | годовая инспекция, инспекция dot, дот инспекция | inspección anual, inspección dot | dot inspeccion, инспекшн, annual dot
drive tires | колёса на мосты | llantas de tracción | drives
steer tires | передние колёса, рулевые колёса | llantas de dirección | steers
tires, tire | шины, резина, колёса | llantas, neumáticos | tyres, tyre, tiers, тайры, yantas, llantas usadas
tire shop | шиномонтаж | llantera | vulcanizadora, tireshop
wheels, rims, aluminum wheels | диски | rines | вилсы, rin
body shop, collision, body work, auto body | кузовной ремонт, кузовня, бодишоп | hojalatería, carrocería, enderezado | bodyshop, боди шоп
paint, painting | покраска, краска | pintura, pintar | paint job
truck wash, trailer wash, wash | мойка, мойка траков, помыть трак | lavado, lavado de tráiler, autolavado | truckwash, trailer washout, washout, вошаут, lavado de troca
polishing, detailing | полировка, детейлинг | pulido, detallado | полишинг
windshield, glass | лобовое стекло, стекло | parabrisas, vidrio | wind shield
parking | стоянка, парковка, паркинг | estacionamiento, parqueo, pensión, espacios para tráiler, yarda cercada | parkin, стаянка, estacionamento, parkiadero, parqueadero
fenced, secure, gated | охраняемая, закрытый, огороженный, охрана | cercado, segura, vigilado | secured, под охраной, security guard
cameras, camera | камеры, видеонаблюдение | cámaras | камера
24 hours, around the clock | круглосуточно, 24 часа | 24 horas | 24 7, 24h, 24hr
monthly, per month, a month | в месяц, помесячно | al mes, mensual, por mes | monthy
eld, logbook, e log | eld, елд, логи, логбук | eld, bitácora, bitácora electrónica | элд, ellog, elogs, ельд, логбуки
ifta, irp | ифта, irp | ifta, irp | ифта отчёт
plates, permits | номера, пермиты | placas, permisos | base plates, apportioned plates
mc authority, mc and dot authority, own authority, new authority, authority | открытие mc, открыть mc, авторити, новый mc, открыть компанию | apertura de mc, autoridad mc, abrir mc, mc nuevo, sacar mc | mc number, dot number, автории, открыть тракинг, autoridad
llc, ein | открыть llc, ллс | abrir llc | эл эл си
factoring | факторинг | factoraje | factoring company, фекторинг, factorage
fuel card, fuel cards, fuel discount | топливная карта, карта на топливо, топливо | tarjeta de diésel, tarjeta de combustible | fuelcard, фюел карта
load tracking, monitoring | мониторинг, контроль логов | monitoreo, rastreo | gps
boc 3, ucr | boc 3, ucr | boc 3, ucr | boc3, ucr registration
drug test, drug testing | драг тест, тест на наркотики | antidoping, prueba de drogas | drugtest, драгтест
dot physical, dot physicals, medical card | дот медосмотр, медкарта, медосмотр | examen médico dot, tarjeta médica, examen médico | dot fisical, физикал, physical exam, медкарт, medical examiner, examen fisico
insurance, truck insurance | страховка, страхование, иншуренс | seguro, aseguranza, seguros | insurence, inshurance, страхофка, aseguransa, иншуранс
physical damage, physical damage insurance | каско, каско на трак | daños físicos | fisical damage
health insurance, medical insurance | медстраховка, медицинская страховка | seguro médico, aseguranza médica | obamacare, обамакер, helth insurance
cargo insurance, liability | страховка груза, карго страховка, лайабилити | seguro de carga, seguro de responsabilidad | карго иншуренс, liabilty
workers comp, occupational accident | воркерс комп | compensación de trabajadores | workman comp
lawyer, attorney, legal | адвокат, юрист | abogado, licenciado | loyer, lawer, адвакат, atorney, лоер, avogado
ticket, speeding ticket, traffic ticket, ticket defense | тикет, штраф, защита по тикетам | boleto, multa, infracción | tickets, тикеты, спидинг, tiket, ticket lawyer
overweight, overweight ticket | перегруз, овервейт | sobrepeso | over weight
dui, dwi | dui, дуи, пьяное вождение | dui, manejar borracho | д у и
csa, csa score, dataq | csa, дата кью, очистка csa | csa, dataq | data q, датаку
accident, accident lawyer, crash | дтп, авария, адвокат по дтп | accidente, abogado de accidentes, choque | accidet, аксидент
immigration, green card, citizenship | иммиграция, грин карта, гражданство | inmigración, green card, ciudadanía | imigration, гринкарта, emigracion, грин кард
notary | нотариус | notario | notery
translation, translations | перевод, переводы | traducción, traducciones |
bankruptcy, debt, debt help | банкротство, долги | bancarrota, deudas | bankrupcy, bankruptsy, банкротсво
taxes, tax return, tax | налоги, такс, налоговая декларация | impuestos, declaración de impuestos, taxes | tax preparation, таксы, taxs
loan, truck loan, financing, credit, finance | кредит, займ, финансирование, лоан | préstamo, crédito, financiamiento | lone, кредиты, finansing, credito
credit repair, credit score | кредитная история, исправить кредит | reparación de crédito | fix credit, кредит скор
mortgage, home loan | ипотека, моргидж | hipoteca | morgage, моргич, мортгич
leasing | лизинг | arrendamiento | лизенг
yard, truck yard | ярд, площадка | yarda |
`
