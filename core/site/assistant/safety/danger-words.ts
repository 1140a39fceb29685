/**
 * The words that dangers are made of, in English, romanised Bengali and Bengali. A word stands for
 * all that sound like it; `word*` for all that begin so; `=word` for exactly this one. Long words
 * may hold one error.
 */
export const DANGER_WORDS = `
suicide: suicid* suisid* suisaid* sucid* sosaid* সুইসাইড* আত্মহত* আত্মহন* attohot* attohat* atmohot*
toDie: morte morbo moriya মরত* মরব* মরার
die: =die =dies =dead
dyingBn: =more =mara =moira মরে মারা মইরা মইরে
going: =jabo =jete =jai =jamu =jaite =jaoa যাব যেতে যাই যামু যাওয়া
want: want* wanna wish going gonna =will feel* think* plan* chai chay iccha* icche* ichha* mon চাই চায় ইচ্ছ* ইচ্ছে* মন
kill: kill* =killing murder* খুন khun
hurt: kill* =end =ends =ending hang hanging hangs =hanged hurt* harm* cut cuts cutting burning
self: myself herself himself themselves nijeke নিজেকে
end: =end =ending =take =hate =finish sesh shesh শেষ* mere মেরে
life: =life jibon জীবন
own: =my =own =her =his =it
keepLife: rakhte rakhbo রাখতে রাখব
itAll: =all
live: =live =living =alive bachte bachbo banchte বাঁচতে বাঁচার
beche: =beche =benche বেঁচে
pointless: ki কী কি lab labh লাভ keno কেন
reason: =reason =point =better
not: =not =no =dont =cant =never =nobody =wont =without na না নাই নেই nai nei =didnt
in: =in =at =near =without =games =ছাড়া chara chhara
poison: =bish =বিষ =bis poison
cant: =cant
eat: khabo =khaisi khaise kheye* khaya kheyechi খাব খেয়ে* খাইছি খেয়েছি swallow* =took =drank =drink =ate
pill: pill pills tablet tablets bori বড়ি ঔষধ ওষুধ oshudh osudh
sleepBn: ghumer ঘুমের
anymore: anymore =more again র
asks: =asks =ask =asked wants
many: =many =lot =lots =too onek অনেক* অনেকগুলো
neck: golay গলায় =rope
rope: dori দড়ি fash ফাঁস* ফাসি fashi
arm: =hat =haat হাত =arm =arms =wrist =wrists
cut: kate kete কাটে কেটে kaisi =cut =cuts =cutting
blade: blade ব্লেড* icche* iccha* ইচ্ছ* ইচ্ছা knife
roof: roof chad chhad ছাদ
jump: =jump =jumping laf laph লাফ* lafiye jhap ঝাঁপ
gone: =gone =off disappear
me: =me =amake আমাকে আমারে =amare =my =amar আমার
alone1: =i =im =ami =আমি =amr =amar =আমার
everyone: everyone everybody =nobody
miss: =miss =better
squad: squad squard
adult: sir স্যার* teacher* tichar tutor* shikkhok* শিক্ষক* টিচার* টিউটর* hujur হুজুর* uncle =mama মামা chacha chaca =kaka কাকা চাচা =baba বাবা abbu আব্বু father stepfather stepmother mother =ma =মা =mom =dad cousin relative =he =she =they
him: =he =they =she somebody someone
child: child children kid kids son sons daughter daughters boy girl bacca* bacch* bachcha* baby =chele chele* ছেলে* =meye meye* মেয়ে* বাচ্চা* =bon boner bonke বোন* =bhai bhaike bhaier ভাই* brother sister niece nephew shishu শিশু* শিশুকে
victim: shishu শিশু* =me amake আমাকে আমারে amare =us child children kid kids son daughter boy girl bacca* bacch* bachcha* baby chele* ছেলে* meye* মেয়ে* বাচ্চা* bonke boner বোন* bhaike bhai ভাই* brother sister niece nephew student students chatr* ছাত্র* =old
hit: =hit =hits =hitting =beat =beats =beaten =beating slap* punch* kicked kicking kicks whip* tortur* =mare ==marse =marche =marsen =marchhe =marlo =maare =mere মারে মারেন মারছ* মারসে মারল* মেরেছ* মারধ* মাইর* mardhor =pitay =pitan =pitiye pita* পেটা* পিটা* পিটি* thappor থাপ্পড়* থাপ্পর* lathi লাথি
play: taka টাকা* money jhari ঝাড়ি phone fon ফোন faki ফাঁকি adda আড্ডা dub ডুব gol গোল goal chess cricket game games song books ground competition everybody
weapon: =bet বেত cane stick belt lathi লাঠি khunti খুন্তি* rod hammer bruises
burn: =burns =burned =burnt ছ্যাঁকা* chheka cheka
hand: =hand =hands
rape: =rape =raped =rapes =raping =rapist dhorshon ধর্ষ* molest* balatkar বলাৎক* বলাতক* shlilota* শ্লীলত* incest pedophil*
sexual: =sex =sexual =sexualy =sexually jouno যৌন* nude nudes naked nangta ন্যাংট* নগ্ন* nogno oshlil oslil অশ্লীল* porn* dirty nongra নোংরা* underwear unclothed
abuse: abus* harass* nirjat* নির্যাত* hoyran* horan* হয়রান* tortur* assault*
study: paragraph* essay* rochona রচনা* onucched অনুচ্ছেদ* composition chapter* oddhay অধ্যায়* novel drug policy
media: pic pics picture pictures photo photos chobi ছবি* video* ভিডিও* message* messages মেসেজ* =send =sends =show =showed =shows =showing
touch: =touches =touched =touching kiss kissed kisses kissing chumu চুমু* chuma ছোঁয়* ছুঁয়* groped gropes grabbed grabs fondl*
touchBn: touch টাচ
badly: kharap খারাপ* bhabe bad badly korse kore করে*
body: gaye গায়ে
part: thigh thighs breast breasts chest dress skirt shirt inside পায়জামা uru buke বুকে
private: =private gopon গোপন*
parts: =parts =part jayga* jaygay jaga* জায়গা* ongo অঙ্গ*
clothes: cloth clothes clothing kapor কাপড়* =jama জামা* underwear pant dress
off: =off =without khulte khulse khule খুলতে খুলে* remove undress
badDeed: kharap খারাপ* nongra নোংরা*
deed: =kaj কাজ
hug: joray joriye jorai জড়িয়ে
hold: dhore ধরে dhorse ধরেছে
chain: shikol শিকল* chained =bedhe =bendhe বেঁধে
say: =tell =telling bolte bola বলতে
tellBn: =tell bolben bolio bolo bolben বলবেন বইলেন বলো
secret: secret secretly gopone গোপনে
ours: =our =keep =it
parent: mother mom mum mummy ammu ammuke আম্মু* মাকে =make abbu আব্বু* parents father dad
anyone: kauke কাউকে anyone kaoke
gift: gift gifts chocolate*
love: =love =loves bhalobash* valobas* ভালোবাস* ভালবাস* prem premer প্রেম* girlfriend crush
beLoved: =me =you amake আমাকে girlfriend
offer: prostab প্রস্তাব* proposal message* মেসেজ* msg
meet: =meet dekha দেখা
alone: =alone eka একা akela
marry: marry biye বিয়ে
client: guardian* obhibhabok* ovibhabok অভিভাবক* গার্ডিয়ান* gardian
pupil: student students chatro* chatri* chatr* ছাত্র* স্টুডেন্ট* studenter
kin: father baba বাবা uncle =mama মামা chacha চাচা =kaka brother bhai ভাই* dada
pester: abus* harass* hoyran* horan* হয়রান* uttokto* উত্ত্যক্ত* উত্যক্ত* birokto বিরক্ত* pichu পিছু* threat* humki হুমকি* assault* sexual dirty
extort: blackmail* ব্ল্যাকমেই* kuprostab কুপ্রস্তাব* stalk*
follow: =follows =followed =following
fear: scared afraid bhoy boy ভয় terrified
keepIn: atke আটকে আটকিয়ে
lock: locked
leave: =leave
let: =let
indoors: flat house room home bari বাড়ি basa* basay বাসা* বাসায় bashay
none: nobody =noone =keu কেউ eka একা alone
small: =choto =chhoto ছোট ছোটো little
first: =i =im =ami আমি
ranAway: =ran =run palai* paliye pala* পালিয়ে* পালাই*
away: =away basa* basay bashay বাসা* bari বাড়ি home
lost: haraye hariye হারিয়ে* হারায়ে* =lost
iAm: gesi gechi গেছি =im =am
`;

/** `kind needs… -against… ~within so many words`; the first that holds decides. */
export const DANGER_RULES = `
self_harm suicide -squad
self_harm toDie
self_harm dyingBn going ~2
self_harm die want -tired ~5
self_harm die pill ~5
self_harm hurt self ~4
self_harm end self ~3
self_harm end own life ~4
self_harm end own itAll ~3
self_harm life keepLife ~3
self_harm live not want -in ~7
self_harm live cant -in ~5
self_harm live reason not ~6
self_harm live not anymore ~6
self_harm live want reason ~6
self_harm beche pointless ~5
self_harm poison eat -play ~3
self_harm pill eat many ~6
self_harm sleepBn eat ~4
self_harm pill sleepBn eat ~6
self_harm neck rope ~3
self_harm arm cut blade ~6
self_harm roof jump ~5
self_harm everyone miss me ~6
self_harm life gone want ~8
harassed_tutor extort
harassed_tutor pester client -study ~9
harassed_tutor pester pupil kin ~8
harassed_tutor touch client ~7
harassed_tutor touch pupil kin ~7
harassed_tutor rape client ~8
harassed_tutor sexual client -study ~8
harassed_tutor sexual pupil kin -study ~9
harassed_tutor body arm client ~8
harassed_tutor body arm pupil kin ~8
harassed_tutor badDeed offer ~2
harassed_tutor follow me fear ~9
harassed_tutor follow me pupil ~9
harassed_tutor keepIn me ~5
harassed_tutor lock me indoors ~5
harassed_tutor not let me leave ~6
harassed_tutor kill client me ~9
grooming sexual media -study ~9
grooming media clothes off ~7
grooming say not parent adult ~9
grooming say not anyone adult ~9
grooming secret ours adult ~9
grooming gift secret ~9
grooming gift say not ~9
grooming love beLoved adult ~9
grooming love offer child ~7
grooming meet alone adult victim ~9
grooming marry child adult ~9
child_abuse rape
child_abuse sexual abuse -study ~4
child_abuse abuse victim -study ~5
child_abuse hit adult victim -play ~8
child_abuse hit weapon victim ~9
child_abuse burn hand ~4
child_abuse burn victim ~6
child_abuse touch victim adult ~8
child_abuse touch adult ~4
child_abuse touch private parts ~6
child_abuse touchBn badly victim ~6
child_abuse body arm ~2
child_abuse private parts arm ~5
child_abuse hand part ~6
child_abuse clothes off ~4
child_abuse badDeed deed victim ~9
child_abuse hug hold ~2
child_abuse chain child ~8
child_abuse sexual me asks ~6
child_alone tellBn not parent ~7
child_alone small fear first ~8
child_alone none indoors fear ~9
child_alone ranAway away first ~7
child_alone lost iAm ~2
`;
