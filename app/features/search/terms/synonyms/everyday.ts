/** What a family needs: a home, lessons, a doctor, food. The columns are those of `synonyms.ts`. */
export const EVERYDAY = `
cdl school, cdl training, truck driving school, trucking school | школа cdl, школа сдл, курсы cdl, обучение cdl | escuela de cdl, clases cdl, curso de cdl | cdl classes, cdl course, сдл школа, escuela de manejo, escuela de troca
refresher, cdl refresher, refresher course | обновить навыки, рефрешер | curso de repaso, repaso | refreshment course, рефрешер курс
lessons, classes, course | уроки, курсы, занятия | clases, lecciones, curso | lesons, класы
english classes, english lessons, esl, english | курсы английского, английский, уроки английского | clases de inglés, inglés | english class, инглиш, ingles
music lessons, music | музыка, уроки музыки, музыка для детей | clases de música, música | piano, guitar lessons, пианино
children, kids | дети, детский, для детей | niños, para niños | childrens, ребенок, ребёнка, hijos
boxing, fitness, gym, martial arts | бокс, фитнес, спортзал, секция | boxeo, gimnasio, fitness | karate, карате, jiu jitsu
computer, computer basics | компьютер, компьютерные курсы, компьютерная грамотность | computación, computadora | компютер
apartment, apt | квартира, апартаменты | departamento, apartamento, depa | flat, appartment, апартамент, apartement
room | комната | cuarto, habitación | комнатка, room for rent
house | домик | casas | home for sale, house for sale, дом, casa, хаус
rent, rental | аренда, снять, сдаётся, сдам, сниму | renta, rento, alquiler | рента, в рент, for rent, se renta
office space | офис в аренду, помещение под офис | oficina en renta, local comercial | officespace
garage, storage | гараж, хранение | garaje, cochera, bodega | сторедж
land, acres | земля, участок, акров | terreno, lote, acres | lot
bedroom, two bedroom | спальня, двухкомнатная, однокомнатная | recámara, recámaras, cuartos | bedrom, бедрум
barber, barber shop, haircut | барбершоп, стрижка, парикмахер | barbería, corte, peluquería | barbershop, барбер
hair, salon, hair color | парикмахерская, окрашивание, салон красоты | salón, estética, corte y color |
massage | массаж | masaje | masage, массажист
dentist, dental, dental clinic | стоматолог, стоматология, зубной | dentista, clínica dental | dentis, зубы, dental clinik
grocery, groceries | продукты, магазин | abarrotes, tienda, mercado | grocerys, русские продукты, русский магазин, supermercado
work boots, boots, safety gear | рабочая обувь, ботинки, спецодежда | botas, botas de trabajo | workboots
furniture | мебель | muebles, mueblería | furnitur, фурнитура
restaurant, diner, cafe | ресторан, кафе, дайнер | restaurante, diner, fonda | restorant, покушать, поесть, restaraunt, еда
mexican food, tacos, mexican | мексиканская кухня, тако | comida mexicana, tacos, mexicano | taqueria
russian food, home cooking | русская кухня, домашняя кухня | cocina rusa | пельмени, borsch
russian, russian speaking | русский, русскоязычный | ruso | по русски, habla ruso
spanish, spanish speaking | испанский | español | habla español, habla espanol, hablan español
barbecue, bbq, grill | барбекю, гриль, шашлык | asados, parrilla, barbacoa | barbeque, bar b q
pizza | пицца | pizza | pitza
truck show, swap meet, event, events | трак шоу, ярмарка, мероприятие | exhibición de tráileres, feria, evento, eventos | truckshow
job fair | ярмарка вакансий | feria de empleo, feria de trabajo | jobfair
banquet hall, party hall, wedding | банкетный зал, свадьба, праздник | salón de fiestas, boda, quinceañera | party room, quinceanera
church, community | церковь, община | iglesia, comunidad | чёрч
lunch, food | обед, еда | comida, almuerzo |
`
