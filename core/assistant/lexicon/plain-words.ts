/** Everyday words that a typing error must not turn into the name of a place or subject. */
export const PLAIN_WORDS: ReadonlySet<string> = new Set(
  `a about after also am an and another any anyone are area as at available away be because been
  before best better between both but by came candidate come could day different does done each east
  either else enough even ever every experienced few first for free from full give go going gonna good
  great had has have he her here him his home hour how i if in into is it its just kind know last late
  later let like little live long look made main make many me mine mora more most much must my near
  new next nice no not now of off on one only or other our out own part per place please plz point
  prefer previous private public really same say school second she should side small so some soon
  still such sure take than that the their them then there these they thing think this those time to
  today tomorrow too under until up us use used very was way we week weekly weeks well were what when
  where which while who whole whose will with would year years yes yesterday yet you your
  ache achi aj ajke amake ami amr amra apnar apni ar are arekta ashole asta ba bar bhalo bolen boro
  choto dekhe diben din dite diye ekhon ekhono ekjon ekta eta ektu emon era gele giye gula hobe hole
  holo hoto hoy hoyeche ichchha jonno jonne kaj kal kalke karo kemon khub ki kichu kina kindly kobe
  kono kore koren korle koro korte kothao lage mane mone naki onek ora parbe parben parbo pari pathao
  porashona prothome sathe shathe shob tader tahole takbe taratari thakle theke tomar tumi uni vai
  valo week oita jodi bolte bujhi gese hoise
  kokhon sobai shobai khulbo khule khola porle porbe gechi gesi gechhe kotokkhon korbo korben korbe
  korchi kortesi korte koren korsi korse korlam korechi bolbo bolben bolte bolen bolchi jabo jaben
  jabe jete dekhbo dekhte dekhi pele pelam petam paisi peyechi thakbe thakbo thaken thakle asbe
  ashbe ashben asben eshe ese aste ashte hoile hoyto hocche hoitese hoitase hoye hoise lagle lagse
  lagche parle parchi parina chaile chaisilam chaitesi chacchi nibe niben nile nite dile dilam
  dibe dicche disi diye kichui keno karon kothay kivabe kibhabe emon temon jemon jokhon tokhon ekhane
  okhane sekhane sudhu onno oneke onek beshi kharap moto motoi ager pore agei theke porjonto shuru
  ses shesh somoy shomoy bochor mashe mase protita protimash proti shathei songe sange dhoren mone
  chinta jinish jinis bepar byapar karone upor niche samne pichone majhe bair vitore kauke karo tara
  tader ora oder eder apnader amader tomader nijei nijer porashuna porasona poralekha
  etar oitar etai oita otai ota etate taile tahole ektai
  dekha dekhe dekhay dekhai dekho dekhle dekhlam chotto choto
  steps step join graduate number numbers online offline phone please thank thanks year old age
  gender france banana program programme course complete coming কোর্স কোর্সের
  আমি আমার আমাদের একজন একটা একটু এমন এখন কাছে কিছু কোনো জন্য যেন তার তারা থেকে দিয়ে নিয়ে পরে
  বলুন ভালো মতো যদি সাথে হবে হয়`
    .normalize('NFD')
    .split(/\s+/),
);
