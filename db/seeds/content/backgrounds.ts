import type { Locale } from '#app/lib/locale.ts'
import type { CLOSINGS } from './closings.ts'

type Background = Readonly<Record<Locale, readonly string[]>>

const COMPANY: Background = {
  en: [
    'About us: a family company, started in 2009 with one truck and a borrowed trailer. The owner still drives when somebody is sick. We know what a week on the road is like and plan the freight accordingly: real appointment times, no three-hour naps between loads, and a person on the phone who knows your name.',
    'How it works: you call, we talk for ten minutes, you get the numbers in writing the same day. If they suit you, we book the drug test near your home. If they do not, no hard feelings. Most of our people came because another driver told them about us, and most of them are still here after three years.',
  ],
  ru: [
    'О нас: семейная компания, начали в 2009 году с одного трака и чужого трейлера. Хозяин и сейчас садится за руль, если кто-то заболел. Мы знаем, что такое неделя в рейсе, и планируем по-человечески: реальные аппойнтменты, нормальный отдых между лоудами и человек на линии, который знает вас по имени.',
    'Как это работает: вы звоните, говорим десять минут, в тот же день получаете цифры письменно. Подходит – записываем на драг-тест рядом с домом. Не подходит – без обид. Большинство пришло по совету знакомых водителей и работает у нас больше трёх лет.',
  ],
  es: [
    'Quiénes somos: empresa familiar, empezamos en 2009 con una troca y un remolque prestado. El dueño todavía maneja cuando alguien se enferma. Sabemos lo que es una semana en carretera y planeamos el flete como debe ser: citas reales, descanso de verdad entre cargas y una persona al teléfono que sabe su nombre.',
    'Cómo funciona: usted llama, platicamos diez minutos y el mismo día le mandamos los números por escrito. Si le convienen, sacamos cita para el antidoping cerca de su casa. Si no, tan amigos. Casi todos llegaron recomendados por otro chofer y la mayoría sigue aquí después de tres años.',
  ],
}

const SELLER: Background = {
  en: [
    'Why I am selling: I am going local after fourteen years over the road and do not need it any more. Everything that was ever done to it is in a folder, with receipts and dates. You may bring your own mechanic, plug in your laptop and drive it around the block. I can hold it for three days with a deposit.',
    'Please read before you call: the price is for a wire or a cashier’s check, no payments, no stories. If the text is still here, it is not sold yet. We can meet at the scale so that you see the weight, and I will show you cold start, regen history and all codes.',
  ],
  ru: [
    'Почему продаю: после четырнадцати лет в ОТР ухожу на локал, больше не нужен. Всё, что делалось, лежит в папке с чеками и датами. Привозите своего механика, подключайте ноутбук, прокатитесь вокруг квартала. С депозитом подержу три дня.',
    'Прочитайте до звонка: цена за банковский перевод или cashier’s check, без рассрочки и без историй. Если объявление висит, значит, не продан. Можем встретиться на весах, покажу холодный запуск, историю регенераций и все коды.',
  ],
  es: [
    'Por qué vendo: después de catorce años en carretera me voy a lo local y ya no lo ocupo. Todo lo que se le ha hecho está en una carpeta con recibos y fechas. Puede traer a su mecánico, conectar la computadora y darle una vuelta. Con depósito lo aparto tres días.',
    'Lea antes de llamar: el precio es con transferencia o cheque de caja, sin pagos y sin cuentos. Si el anuncio sigue aquí, no se ha vendido. Nos podemos ver en la báscula y le enseño arranque en frío, historial de regeneraciones y todos los códigos.',
  ],
}

const BUSINESS: Background = {
  en: [
    'Who we are: two brothers and a small team, in the same place since 2011. Half of our customers drive for a living, so we keep hours that fit a logbook and answer messages in the evening. You hear a price before the work starts, and that price stays. Ask for us at any truck stop within fifty miles.',
    'What people say: quick, honest, no surprises on the bill. If something is not right, come back, and we make it right at our cost. First-time customers get a coffee and ten percent off when they mention this post.',
  ],
  ru: [
    'Кто мы: два брата и небольшая команда, на одном месте с 2011 года. Половина клиентов живёт за рулём, поэтому работаем удобно для логбука и отвечаем вечером. Цену называем до начала, и она не меняется. Спросите о нас на любом тракстопе в радиусе пятидесяти миль.',
    'Что о нас говорят: быстро, честно, без сюрпризов в счёте. Если что-то не так, возвращайтесь, исправим за свой счёт. Новым клиентам кофе и скидка десять процентов, если скажете, что нашли нас здесь.',
  ],
  es: [
    'Quiénes somos: dos hermanos y un equipo chico, en el mismo lugar desde 2011. La mitad de los clientes vive al volante, por eso tenemos horario que cuadra con la bitácora y contestamos mensajes por la tarde. El precio se dice antes de empezar y no cambia. Pregunte por nosotros en cualquier truck stop a cincuenta millas.',
    'Lo que dice la gente: rápido, honesto y sin sorpresas en la cuenta. Si algo no quedó bien, regrese y lo arreglamos por nuestra cuenta. Al cliente nuevo le damos café y diez por ciento menos si menciona este anuncio.',
  ],
}

const NOTHING: Background = { en: [], ru: [], es: [] }

/** A longer paragraph that some people add, by the sort of listing. */
export const BACKGROUNDS: Readonly<Record<keyof typeof CLOSINGS, Background>> = {
  work: COMPANY,
  hire: COMPANY,
  sale: SELLER,
  shop: BUSINESS,
  service: BUSINESS,
  place: BUSINESS,
  goods: NOTHING,
  property: NOTHING,
  party: NOTHING,
}
