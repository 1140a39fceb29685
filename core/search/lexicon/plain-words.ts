/** Everyday words that a typing error must not turn into the name of a place or subject. */
export const PLAIN_WORDS: ReadonlySet<string> = new Set(
  `a about ache achi after age agei ager aj ajke also am amader amake ami amr amra an and another
  any anyone apnader apnar apni ar are area arekta as asbe asben ashbe ashben ashole ashte asta
  aste at available away ba bair banana bar be because been before bepar beshi best better between
  bhalo bochor bolben bolbo bolchi bolen bolte boro both bujhi but by byapar came candidate
  chacchi chaile chaisilam chaitesi chinta choto chotto come coming complete could course day
  dekha dekhai dekhay dekhbo dekhe dekhi dekhlam dekhle dekho dekhte dhoren dibe diben dicche
  different dilam dile din disi dite diye does done each east eder either ekhane ekhon ekhono
  ekjon ekta ektai ektu else emon enough era ese eshe eta etai etar etate even ever every
  few first for france free from full gechhe gechi gele gender gese gesi give giye go
  going gonna good graduate great gula had has have he her here him his hobe hocche hoile hoise
  hoitase hoitese hole holo home hoto hour how hoy hoye hoyeche hoyto i ichchha if in into is it
  its jabe jaben jabo jemon jete jinis jinish jodi join jokhon jonne jonno just kaj kal kalke karo
  karon karone kauke kemon keno kharap khola khub khulbo khule ki kibhabe kichu kichui kina kind
  kindly kivabe know kobe kokhon kono korbe korben korbo korchi kore korechi koren korlam korle
  koro korse korsi korte kortesi kothao kothay kotokkhon lagche lage lagle lagse last late later
  let like little live long look made main majhe make mane many mase mashe me mine mone mora more
  most moto motoi much must my naki near new next nibe niben nice niche nijei nijer nile nite no
  not now number numbers oder of off offline oita oitar okhane old on one onek oneke online only
  onno or ora ota otai other our out own paisi parbe parben parbo parchi pari parina parle part
  pathao pelam pele per petam peyechi phone pichone place please plz point poralekha porashona
  porashuna porasona porbe pore porjonto porle prefer previous private program programme prothome
  proti protimash protita public really same samne sange sathe say school second sekhane ses
  shathe shathei she shesh shob shobai shomoy should shuru side small so sobai some somoy songe
  soon step steps still such sudhu sure tader tahole taile takbe take tara taratari temon thakbe
  thakbo thaken thakle than thank thanks that the their theke them then there these they thing
  think this those time to today tokhon tomader tomar tomorrow too tumi under uni until up upor us
  use used vai valo very vitore was way we week weekly weeks well were what when where which while
  who whole whose will with would year years yes yesterday yet you your আমাদের আমার আমি একজন একটা
  একটু এখন এমন কাছে কিছু কোনো কোর্স কোর্সের জন্য তার তারা থেকে দিয়ে নিয়ে পরে বলুন ভালো মতো যদি
  যেন সাথে হবে হয় e er r te ke ra ta ti ba othoba nahole anywhere somewhere area elaka elakay side
  dike জন্যে এ এর তে কে র বা অথবা কিংবা এলাকা এলাকায় দিকে এসে দুটোই sector walking cheap improve curriculum korar dutai duita pays subject subjects bishoy bisoy soptahe shoptahe mase সপ্তাহে মাসে
  বিষয় বিষয়ের সেক্টর শেখার শেখাবে শেখাবেন sekhabe sekhaben দুইটা দুটো দুইটি duita sobar সবার emergency অন্য অন্যান্য সবচেয়ে কোনগুলো বছর বছরের বই পর পরে boi por babu experience ovigo saheb sahib shaheb der দের science biggan bigyan বিজ্ঞান সায়েন্স commerce কমার্স মানবিক kagojpotro কাগজপত্র করা kora bivag bibhag বিভাগ বিভাগের একজন দুজন abasik আবাসিক residential pora পড়া পড়ুয়া porua সাহেব khelna banano banate shekha শেখা জায়গা জায়গায় sectors shekhabe shekhaben shikhabe shikhaben sikhabe sikhabo shikhabo shekhabo sikhte shikhte onk onak ase ni ek check keu coaching কোচিং শিখবো শিখব shikhbo sikhbo bachcha baccha bacca bachcher bachchar bacchar bachchader আজকের যিনি jini সেগুলো যেসব থাকি thaki living live jekono jayga jelay jelar jela district porikkha porikkhar পরীক্ষা পরীক্ষার exam চাইছে চলবে cholbe হলেও shobcheye sobcheye`
    .normalize('NFD')
    .split(/\s+/),
);
