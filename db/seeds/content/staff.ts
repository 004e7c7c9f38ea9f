import type { SceneName } from '../drawing/scenes.ts'
import { dollars, type Fact, type Kind } from './kind.ts'

type Role = { readonly name: Fact; readonly work: Fact; readonly pay: readonly [number, number]; readonly scenes: readonly SceneName[] }

const OFFICE: readonly Role[] = [
  { name: { en: 'Dispatcher', ru: 'Диспетчер', es: 'Despachador' }, work: { en: 'You book loads for eight to ten trucks, talk to brokers and keep the drivers rolling.', ru: 'Берёте грузы на восемь–десять траков, говорите с брокерами, держите водителей в движении.', es: 'Usted consigue cargas para ocho o diez trocas, habla con brokers y mantiene a los choferes rodando.' }, pay: [1000, 1700], scenes: ['dispatch-desk', 'office-desk'] },
  { name: { en: 'Night dispatcher', ru: 'Ночной диспетчер', es: 'Despachador nocturno' }, work: { en: 'Check calls, breakdowns and early pickups from 6 pm to 4 am.', ru: 'Чек-коллы, поломки и ранние погрузки с 18:00 до 4:00.', es: 'Check calls, descomposturas y cargas tempranas, de 6 pm a 4 am.' }, pay: [900, 1300], scenes: ['dispatch-desk'] },
  { name: { en: 'Safety coordinator', ru: 'Сэйфти-координатор', es: 'Coordinador de seguridad' }, work: { en: 'Driver files, drug tests, ELD logs, DOT audits and accident calls.', ru: 'Файлы водителей, драг-тесты, логи ELD, аудиты DOT и звонки после ДТП.', es: 'Expedientes de choferes, antidoping, bitácoras ELD, auditorías del DOT y accidentes.' }, pay: [1000, 1500], scenes: ['office-desk', 'eld'] },
  { name: { en: 'Billing and payroll clerk', ru: 'Бухгалтер по биллингу', es: 'Facturación y nómina' }, work: { en: 'Invoices to factoring, driver settlements, fuel and toll reports.', ru: 'Инвойсы в факторинг, расчёт водителей, отчёты по топливу и толлам.', es: 'Facturas al factoring, liquidación de choferes, reportes de diésel y casetas.' }, pay: [850, 1200], scenes: ['office-desk', 'calculator'] },
  { name: { en: 'Recruiter for CDL drivers', ru: 'Рекрутер водителей CDL', es: 'Reclutador de choferes' }, work: { en: 'Calls, applications, background checks and a friendly voice.', ru: 'Звонки, анкеты, проверки и приветливый голос.', es: 'Llamadas, solicitudes, verificaciones y buena voz.' }, pay: [800, 1400], scenes: ['office-desk'] },
  { name: { en: 'Fleet maintenance manager', ru: 'Менеджер по ремонту парка', es: 'Encargado de flotilla' }, work: { en: 'Schedule services, approve repairs and argue about road-call prices.', ru: 'План обслуживания, согласование ремонта и споры о цене выезда.', es: 'Programar servicios, autorizar reparaciones y discutir precios de carretera.' }, pay: [1200, 1800], scenes: ['shop-bay', 'office-desk'] },
]

function staff(weight: number, trade: 'carrier' | 'shop', roles: readonly Role[], words: Kind['words']): Kind {
  return {
    weight,
    trade,
    closing: 'hire',
    draft({ pick, between }) {
      const { name, work, pay, scenes } = pick(roles)
      const weekly = Math.round(between(...pay) / 25) * 25
      return { facts: { role: name, work, weekly: dollars(weekly), hourly: `$${Math.round(weekly / 42)}`, trucks: `${between(20, 160)}` }, price: '', scenes }
    },
    words,
  }
}

export const officeStaff: Kind = staff(1, 'carrier', OFFICE, {
  en: {
    titles: ['{role}, {city}, {weekly} a week', '{role} for a trucking company', '{role} wanted, {city}', '{role}, {weekly}, Russian or Spanish a plus'],
    body: [
      ['{company} in {town} is looking for a {role}.', '{role} for a fleet of {trucks} trucks in {town}.', 'Trucking office in {town} needs a {role}.'],
      ['{work}'],
      ['{weekly} a week to start, bonus from what you bring in.', 'From {weekly}, raise after 90 days, paid weekly.', '{weekly} a week, two days from home after training.'],
      ['One year with load boards or a TMS helps.', 'Russian or Spanish is a plus, English is needed for the phone.', 'Quiet office, free parking, coffee that deserves the name.', 'Monday to Friday, one Saturday a month.'],
    ],
  },
  ru: {
    titles: ['{role}, {city}, {weekly} в неделю', '{role} в транспортную компанию', 'Требуется {role}, {city}', '{role}, {weekly} в неделю'],
    body: [
      ['В компанию {company} ({town}) требуется {role}.', '{role} на парк из {trucks} траков, {town}.', 'В офис транспортной компании ({town}) нужен {role}.'],
      ['{work}'],
      ['Для начала {weekly} в неделю плюс бонус от результата.', 'От {weekly}, через 90 дней повышение, оплата раз в неделю.', '{weekly} в неделю, после обучения два дня из дома.'],
      ['Опыт с лоуд-бордами или TMS от года приветствуется.', 'Русский плюс, английский нужен для звонков.', 'Спокойный офис, парковка, нормальный кофе.', 'С понедельника по пятницу и одна суббота в месяц.'],
    ],
  },
  es: {
    titles: ['{role}, {city}, {weekly} por semana', '{role} para compañía de transporte', 'Se busca {role}, {city}', '{role}, {weekly} por semana'],
    body: [
      ['{company} en {town} busca {role}.', '{role} para una flota de {trucks} trocas en {town}.', 'Oficina de transporte en {town} necesita {role}.'],
      ['{work}'],
      ['{weekly} por semana para empezar más bono por resultados.', 'Desde {weekly}, aumento a los 90 días, pago semanal.', '{weekly} por semana, dos días desde casa después de capacitarse.'],
      ['Ayuda un año de experiencia con load boards o TMS.', 'Español e inglés para el teléfono.', 'Oficina tranquila, estacionamiento y buen café.', 'De lunes a viernes y un sábado al mes.'],
    ],
  },
})

const SHOP: readonly Role[] = [
  { name: { en: 'Diesel mechanic', ru: 'Дизельный механик', es: 'Mecánico diésel' }, work: { en: 'DD15, X15, D13: diagnostics, after-treatment, overhauls.', ru: 'DD15, X15, D13: диагностика, выхлоп, капремонт.', es: 'DD15, X15, D13: diagnóstico, postratamiento, overhaul.' }, pay: [1300, 2100], scenes: ['engine', 'shop-bay', 'toolbox'] },
  { name: { en: 'Trailer mechanic', ru: 'Механик по трейлерам', es: 'Mecánico de remolques' }, work: { en: 'Brakes, wheel seals, doors, floors, lights and annual inspections.', ru: 'Тормоза, сальники, двери, полы, свет и годовые инспекции.', es: 'Frenos, sellos, puertas, pisos, luces e inspecciones anuales.' }, pay: [1000, 1500], scenes: ['dry-van', 'tool-wall'] },
  { name: { en: 'Reefer technician', ru: 'Техник по рефам', es: 'Técnico de termos' }, work: { en: 'Thermo King and Carrier units, on the road and in the bay.', ru: 'Установки Thermo King и Carrier, на выезде и в боксе.', es: 'Equipos Thermo King y Carrier, en carretera y en taller.' }, pay: [1400, 2200], scenes: ['reefer', 'toolbox'] },
  { name: { en: 'Tire technician', ru: 'Шиномонтажник', es: 'Llantero' }, work: { en: 'Mounting, balancing, road calls with our service truck.', ru: 'Монтаж, балансировка, выезды на нашей машине.', es: 'Montaje, balanceo y servicio en carretera con nuestra unidad.' }, pay: [800, 1200], scenes: ['tires'] },
  { name: { en: 'Road service mechanic', ru: 'Выездной механик', es: 'Mecánico de carretera' }, work: { en: 'Calls within 60 miles, truck, tools and fuel are ours.', ru: 'Выезды до 60 миль, машина, инструмент и топливо наши.', es: 'Llamados a 60 millas, unidad, herramienta y gasolina nuestras.' }, pay: [1400, 2000], scenes: ['tow-truck', 'toolbox'] },
  { name: { en: 'Truck electrician', ru: 'Автоэлектрик по тракам', es: 'Eléctrico de tráileres' }, work: { en: 'Wiring, ABS, starters, APUs and everything with a fuse.', ru: 'Проводка, ABS, стартеры, APU и всё, где есть предохранитель.', es: 'Cableado, ABS, marchas, APU y todo lo que lleva fusible.' }, pay: [1300, 1900], scenes: ['shop-hood', 'tool-wall'] },
]

export const mechanics: Kind = staff(1, 'shop', SHOP, {
  en: {
    titles: ['{role}, {city}, {hourly} an hour', '{role} wanted, {weekly} a week', '{role} for a truck shop, {city}', '{role}, full time, {city}'],
    body: [
      ['{company} in {town} needs a {role}.', 'Busy truck shop in {town}, six bays, is hiring a {role}.', '{role} for our own fleet of {trucks} trucks, {town}.'],
      ['{work}'],
      ['{hourly} an hour, overtime after 40, paid every Friday.', 'About {weekly} a week with overtime.', 'Flat rate or hourly, your choice, {weekly} a week is normal.'],
      ['Own hand tools, we have the big ones and the laptops.', 'Heated floor, no work in the snow.', 'Two years of experience, certificates paid by us.', 'First or second shift, no Sundays.'],
    ],
  },
  ru: {
    titles: ['{role}, {city}, {hourly} в час', 'Нужен {role}, {weekly} в неделю', '{role} в мастерскую, {city}', '{role}, полный день, {city}'],
    body: [
      ['В {company} ({town}) нужен {role}.', 'В мастерскую на шесть боксов ({town}) требуется {role}.', '{role} в свой парк на {trucks} траков, {town}.'],
      ['{work}'],
      ['{hourly} в час, после 40 часов овертайм, чек в пятницу.', 'Около {weekly} в неделю с овертаймом.', 'Ставка или нормо-час на выбор, выходит {weekly} в неделю.'],
      ['Свой ручной инструмент, крупный и ноутбуки наши.', 'Тёплый пол, на снегу не работаем.', 'Опыт от двух лет, сертификаты оплачиваем.', 'Первая или вторая смена, воскресенье выходной.'],
    ],
  },
  es: {
    titles: ['{role}, {city}, {hourly} la hora', 'Se busca {role}, {weekly} por semana', '{role} para taller, {city}', '{role}, tiempo completo, {city}'],
    body: [
      ['{company} en {town} necesita {role}.', 'Taller de seis bahías en {town} contrata {role}.', '{role} para flota propia de {trucks} trocas, {town}.'],
      ['{work}'],
      ['{hourly} la hora, tiempo extra después de 40, pago cada viernes.', 'Unos {weekly} por semana con tiempo extra.', 'Por hora o por trabajo, lo normal son {weekly} por semana.'],
      ['Herramienta de mano propia, la pesada y las laptops son nuestras.', 'Piso con calefacción, nada de trabajar en la nieve.', 'Dos años de experiencia, pagamos certificaciones.', 'Primer o segundo turno, domingos libres.'],
    ],
  },
})

const GENERAL: readonly Role[] = [
  { name: { en: 'Warehouse worker', ru: 'Работник склада', es: 'Trabajador de almacén' }, work: { en: 'Picking, packing and loading trailers, steel toes needed.', ru: 'Сборка, упаковка, загрузка трейлеров, нужна защитная обувь.', es: 'Surtido, empaque y carga de remolques, botas con casquillo.' }, pay: [700, 950], scenes: ['loading', 'warehouse'] },
  { name: { en: 'Forklift operator', ru: 'Водитель погрузчика', es: 'Montacarguista' }, work: { en: 'Sit-down and reach truck, certificate paid by us.', ru: 'Обычный погрузчик и ричтрак, сертификат оплатим.', es: 'Montacargas sentado y reach, pagamos la certificación.' }, pay: [800, 1050], scenes: ['loading'] },
  { name: { en: 'Home caregiver', ru: 'Сиделка', es: 'Cuidadora a domicilio' }, work: { en: 'Two elderly people in a quiet house, cooking and walks.', ru: 'Двое пожилых людей в тихом доме, готовка и прогулки.', es: 'Dos personas mayores en casa tranquila, cocinar y pasear.' }, pay: [750, 1100], scenes: ['living-room'] },
  { name: { en: 'Line cook', ru: 'Повар', es: 'Cocinero de línea' }, work: { en: 'Breakfast and lunch, clean kitchen, closed on Mondays.', ru: 'Завтраки и обеды, чистая кухня, понедельник выходной.', es: 'Desayunos y comidas, cocina limpia, lunes cerrado.' }, pay: [750, 1000], scenes: ['kitchen', 'diner'] },
  { name: { en: 'House cleaner', ru: 'Уборщица домов', es: 'Limpieza de casas' }, work: { en: 'Three houses a day with a partner, car and supplies are ours.', ru: 'Три дома в день вдвоём, машина и средства наши.', es: 'Tres casas al día en pareja, carro y productos nuestros.' }, pay: [700, 950], scenes: ['bucket', 'living-room'] },
  { name: { en: 'Construction helper', ru: 'Подсобник на стройку', es: 'Ayudante de construcción' }, work: { en: 'Drywall, demo and clean-up, we teach the rest.', ru: 'Гипсокартон, демонтаж и уборка, остальному научим.', es: 'Drywall, demolición y limpieza, lo demás se enseña.' }, pay: [800, 1100], scenes: ['framing', 'roofing'] },
  { name: { en: 'Cashier', ru: 'Кассир', es: 'Cajera' }, work: { en: 'Evening shifts in a neighborhood store, two languages help.', ru: 'Вечерние смены в магазине рядом с домом, два языка плюс.', es: 'Turnos de tarde en tienda del barrio, dos idiomas ayudan.' }, pay: [560, 720], scenes: ['store-green', 'shelves'] },
]

export const generalJobs: Kind = staff(1, 'carrier', GENERAL, {
  en: {
    titles: ['{role}, {city}, {hourly} an hour', '{role} needed in {city}', '{role}, {weekly} a week', 'Now hiring: {role}, {city}'],
    body: [
      ['We are hiring a {role} in {town}.', '{role} needed in {town}, steady work all year.', 'Family business in {town} is looking for a {role}.'],
      ['{work}'],
      ['{hourly} an hour, weekly checks.', '{weekly} a week, overtime when you want it.'],
      ['No experience needed, we show you everything.', 'Day or evening shift, tell us what suits you.', 'Ride from the train station if you have no car.'],
    ],
  },
  ru: {
    titles: ['{role}, {city}, {hourly} в час', 'Требуется {role}, {city}', '{role}, {weekly} в неделю', 'Работа: {role}, {city}'],
    body: [
      ['На работу ({town}) требуется {role}.', 'Нужен человек: {role}, {town}, работа круглый год.', 'Семейный бизнес ({town}), вакансия: {role}.'],
      ['{work}'],
      ['{hourly} в час, чек раз в неделю.', '{weekly} в неделю, овертайм по желанию.'],
      ['Опыт не нужен, всё покажем.', 'Дневная или вечерняя смена, скажите, что удобнее.', 'Нет машины – заберём от станции.'],
    ],
  },
  es: {
    titles: ['{role}, {city}, {hourly} la hora', 'Se necesita {role} en {city}', '{role}, {weekly} por semana', 'Trabajo: {role}, {city}'],
    body: [
      ['Contratamos en {town}: {role}.', 'Se necesita {role} en {town}, trabajo todo el año.', 'Negocio familiar en {town} busca {role}.'],
      ['{work}'],
      ['{hourly} la hora, cheque semanal.', '{weekly} por semana, tiempo extra si quiere.'],
      ['No hace falta experiencia, le enseñamos todo.', 'Turno de día o de tarde, díganos cuál le conviene.', 'Si no tiene carro, pasamos por usted a la estación.'],
    ],
  },
})
