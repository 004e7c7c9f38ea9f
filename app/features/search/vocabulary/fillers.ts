/** Words that ask and say nothing of what is asked for, folded, in three languages. */
export const FILLERS = `a an and any are at by can could do does did find for from get give good best has have having hello help hey hi
  how i im in is it its just like list looking me much my near nearby need needed needs of offer on or our out please search some 
  someone something somewhere take takes taking accept accepts that the their there they this to us want wanted we what whats when where which who whose will with would you your
  close around area available ad ads cost costs price prices w am pm be been also near asap now up per really only listing listings
  а бы был быть в вас вам во вот все всех где дай дайте для до есть еще и из или ищем ищу их к как какая какие какой когда кто ли мне мой моя мы
  на найти надо нам нас недалеко ну нужен нужна нужно нужны о об около от очень по под подскажите пожалуйста посоветуйте при про рядом с
  сколько со стоит стоить где-нибудь кто-нибудь то тут у уже хорошая хороший хочу хотел чего чтобы что это этот можно могу свой своя лучший возле
  вблизи район районе объявление объявления хорошо срочно штат город года году год
  al algo alguien alguno aqui asi ayuda ayudar ayudo bien buen buena bueno buenas busca busco buscando cerca como con conoce cual cuales cuando cuanta
  cuanto cuesta cuestan de del desde donde e el ella en entre es esa ese eso esta este esto estoy favor gente hace hacen hacer haga hagan hay
  hola la las le les lo los mas me mejor mi mis mucho muy necesita necesito nos ocupo para pero por porque precio precios pueda puede puedo que
  quien quienes quiero recomienda saben saber se ser si sobre son soy su sus tambien tener tengo tiene tienen todo tu un una unas uno unos
  urgente vale y ya yo zona area agarraron dieron`

/** Words that ask for a low price. */
export const PRICE_WORDS = `cheap cheaper cheapest affordable inexpensive budget economical
  дешево дешевый дешевая дешевые дешевле недорого недорогой недорогая бюджетный
  barato barata baratos baratas economico economica economicos`
