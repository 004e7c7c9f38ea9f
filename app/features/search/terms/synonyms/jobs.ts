/** Work on the road, in the office, in the shop and elsewhere. The columns are those of `synonyms.ts`. */
export const JOBS = `
company driver, company drivers | водитель в компанию, компани драйвер | chofer de compañía | кампани драйвер
driver | водитель, драйвер, шофёр | chofer, conductor, operador | drivr, водила, choffer
trucker, truck driver, cdl driver | дальнобойщик, водитель трака, тракер | trailero, troquero, camionero, chofer de camión | тракист, trokero, дальнабойщик
owner operator, o o | оунер оператор, оунер, овнер | dueño operador, dueño de troca | owner op, ownerop, овнер оператор, онер, owner opertor
cdl a, class a | cdl a, категория а | cdl a, licencia a, clase a | cdla, сдл а, сидиэл, класс а, сиди эл, licencia clase a, cdl class a
cdl, commercial license | cdl, сдл, коммерческие права | cdl, licencia comercial | сидиел, права cdl
no cdl, non cdl, without cdl | без cdl, без сдл | sin cdl | noncdl, non-cdl
local, home daily | локал, локальный, локально | local | лакал, lokal
otr, over the road, long haul | otr, отр, дальние рейсы, дальнобой | otr, larga distancia, carretera | over road, о т р, дальняк
regional | регионал, региональный, по региону | regional | riginal, регион
dedicated | дедикейтед, выделенный маршрут | dedicado, ruta dedicada | дедикейт, dedicate
team, team drivers | тим, напарник | en equipo, en pareja | тим драйвер
lease purchase, lease to own | лиз с выкупом, лиз пёрчес, аренда с выкупом | opción a compra, lease purchase | liz purchase, leasepurchase, лизинг с выкупом
lease on | на лиз, лиз | rentar su troca | лис
power only | пауэр онли, павер онли | power only | poweronly, пауэронли
drop and hook, drop hook | дроп энд хук, дроп хук | drop and hook, enganche y desenganche | drop n hook, дроп-энд-хук
no touch, no touch freight | без выгрузки, ноу тач | sin cargar ni descargar | notouch, no-touch
forced dispatch, no forced dispatch | форс диспатч, без форс диспатча | despacho forzado, sin despacho forzado | force dispatch, форсдиспатч
home weekly, home every week | дома каждую неделю | en casa cada semana | home weekley
home every night, home daily | каждый день дома, дома каждый день, домой каждый день | diario en casa, en casa diario | homedaily, casa todos los dias
home every weekend, home weekends | каждые выходные дома, дома на выходные | cada fin de semana, fines de semana | выходные дома
per mile, cpm | за милю, центов за милю | por milla, centavos por milla | цпм, permile
percent of gross, gross, percentage | процент от гросса, гросс, процент | del bruto, porcentaje, bruto | грос, gros
sign on bonus, bonus | бонус | bono, bono de contratación | бонусы
detention | детеншн, простой | detention, tiempo de espera | детеншен, ditention
layover | лэйовер, лейовер | layover | лейвер, lay over
deadhead, empty miles | дедхед, пустые мили, порожняк | deadhead, millas vacías | дэдхэд
reload, backhaul | релоуд, обратная загрузка | recarga, carga de regreso | релоад
load, freight, cargo | груз, лоуд, фрахт | carga, flete | лоад, frieght
lumper | лампер, грузчик | lumper, cargador | лумпер
broker, freight broker | брокер | broker, corredor de carga | брокеры
load board | лоуд борд | load board, tablero de cargas | лоадборд, loadboard, лоудборд
hazmat, tanker endorsement | хазмат, опасные грузы | hazmat, material peligroso | haz mat, хасмат
twic | твик | twic | twic card, твик карта, tarjeta twic
doubles, triples, doubles triples | даблы | dobles, doble remolque | dobles triples
yard spotter, yard jockey, hostler | споттер, ярд джоки, споттер на ярд | patiero, movedor de yarda | yard driver, хослер, yarddog
bobtail | бобтейл, бабтейл | bobtail | bob tail
drayage | дрейдж | drayage, acarreo | drage, port work, порт
last mile, delivery, local delivery | доставка, развозка, развозка по адресам | entrega, última milla, reparto | delivry, деливери
moving, movers | переезд, мувинг, грузчики | mudanza, mudanzas | muving, мувинговая
rider, passenger | пассажир, райдер | acompañante, pasajero | passenger policy, с пассажиром
pets, pet friendly | с животными, с собакой | mascotas | pet policy
w2 | w2, на чек | w2 | w 2
1099 | 1099 | 1099 | форма 1099
trainee, recent graduate, student driver | без опыта, стажёр, новичок | sin experiencia, recién graduado | no experience, beginner
dispatcher, dispatch | диспетчер, диспатч | despachador, despacho | dispacher, dispatchr, диспечер, диспатчер
dispatch service, dispatch services | диспетчерские услуги | servicio de despacho | dispatch servise, услуги диспетчера
night dispatcher, night shift | ночной диспетчер, ночная смена | despachador nocturno, turno de noche | after hours dispatcher
recruiter, driver recruiter | рекрутер, рекрутёр | reclutador, reclutadora | recruter, рекруитер, hr
safety, safety coordinator, safety manager | сэйфти, сейфти, сэйфти координатор | seguridad, coordinador de seguridad | safty, сефти, сафети
bookkeeper, bookkeeping, accounting, accountant | бухгалтер, бухгалтерия, бухучёт | contador, contabilidad, contadora | bookeeper, accauntant, бугалтер, букипинг
billing, payroll, invoicing | биллинг, расчёт водителей, зарплата | facturación, nómina | биллинг клерк, biling
office, office work, secretary | офис, офисная работа, секретарь | oficina, secretaria | офисе
fleet manager, fleet maintenance | менеджер парка, флит менеджер | encargado de flotilla, flotilla | fleet maneger
fleet | парк | flota, flotilla | флит
trucking company, carrier | транспортная компания, перевозчик | transportista, compañía de transporte | тракинговая компания, тракинг, carriers
mechanic, technician, diesel tech | механик, слесарь, техник | mecánico, técnico | mecanic, mechanick, механник, mekanik, автомеханик
diesel mechanic, diesel technician, truck mechanic | дизельный механик, механик по тракам, дизелист | mecánico diésel, mecánico de camiones, mecánico de diesel | disel mechanic, deisel mechanic
trailer mechanic | механик по трейлерам, трейлерный механик | mecánico de remolques, mecánico de trailas |
reefer technician, reefer mechanic | механик по рефкам, механик по рефрижераторам | técnico de termos | reefer tech
tire technician, tire tech | шиномонтажник | llantero, técnico de llantas | tire man
road service, roadside assistance, mobile mechanic | выездной ремонт, выездной механик, помощь на дороге, роуд сервис | servicio en carretera, auxilio vial, mecánico móvil | roadservice, road call, rescate carretero
electrician, truck electrician, wiring | электрик, автоэлектрик | electricista, eléctrico | electrition
welder, welding | сварщик, сварка | soldador, soldadura | weldor, вэлдер
warehouse worker | работник склада, складской рабочий | trabajador de almacén | работа на складе, warehouse job, bodeguero
warehouse | склад | almacén, bodega | warehause, wharehouse, варехаус
forklift | погрузчик, форклифт | montacargas | fork lift
construction, construction helper, handyman | стройка, строитель, разнорабочий, хэндимен | construcción, ayudante de construcción | constuction
roofing, siding, roof | крыша, кровля, сайдинг | techo, techos, techado | рифинг, руфинг, rufing
kitchen remodeling, bath remodeling, remodeling | ремонт кухни, ремонт ванной | remodelación, cocina y baño | remodel, kitchen remodel
concrete, paving, asphalt | бетон, асфальт | concreto, asfalto | конкрит, cement
plumber, plumbing | сантехник, сантехника | plomero, plomería | plummer, пламбер
cashier | кассир | cajero, cajera | casher
caregiver, home care, caretaker | сиделка, уход за пожилыми, хоум кер | cuidadora, cuidado de ancianos, cuidador | care giver, хомкер
babysitter, nanny, daycare, child care | няня, бебиситтер, детский сад, садик | niñera, guardería, cuidado de niños | babysiter, day care, бэбиситер
house cleaner, cleaning, housekeeper, cleaning lady, maid | уборка, уборка домов, уборщица, клининг | limpieza, limpieza de casas, empleada doméstica | house cleaning, cleaner, хаускипер, limpiesa
part time, evenings | подработка, частичная занятость, парт тайм | medio tiempo, tiempo parcial | parttime, партайм
full time | полный день, фул тайм | tiempo completo | fulltime, фултайм
`
