/**
 * The meanings of words here, in English, romanised Bengali and Bengali. Spelling variants that
 * sound alike need not be listed: words are also compared by sound, without their endings and with
 * a typing error. A word may stand in several lines.
 */
export const CONCEPT_WORDS = `
faithword: boddho buddho bouddho boudho koran qoran kuran quraan quranic coran কোরআন কোরান কুরান
lessonword: শিক্ষা shikkha
lookword: look
forword: for
ifword: happens happen if jodi যদি
there: there
keep: keep continue
going: going
yet: ekhono akhono এখনো yet
say: say tell comment
questionword: question proshno প্রশ্ন
need: diben need needs needed want wants wanted wanna require requires required requirement looking seek seeking search searching find get hire hiring arrange book lagbe lagbo lagto lagbena dorkar chai chay khuji khujchi khujtesi khujtechi khuje proyojon den dao nibo nite abosshok pathan like লাগবে দরকার চাই চাচ্ছি খুঁজছি খুঁজি খুঁজে খুঁজতেছি প্রয়োজন আবশ্যক দিন সন্ধান
hire: hire hiring book recruit niyog নিয়োগ appoint
tutors: tutors teachers shikkhokra টিউটররা শিক্ষকরা
tutor: tutor tutr tuter tutar titor tutors teacher teachr tichar ticher teachers sir mam madam maam mem miss shikkhok shikkhika sikkhok sikkhika master mastar hujur huzur ustad ustadh ustaza ustaja ওস্তাদ instructor coach mentor guidance টিউটর শিক্ষক শিক্ষিকা টিচার স্যার ম্যাডাম ম্যাম মাস্টার হুজুর গৃহশিক্ষক গৃহশিক্ষিকা
someone: lok লোক someone somebody anyone anybody who kaw keu kauke kew ke কাউকে কেউ কে
tuition: tuition tuitions tution tutions tuishon tuishoni tuitioni tiution tushoni টিউশন টিউশনি টিউশানি
work: work works
job: job jobs vacancy vacancies kaj earn income chakri offer offers post posts বিজ্ঞপ্তি কাজ অফার পোস্ট আয়
teachself: korabo porabo porai poraitam korate শেখাব পড়াব পড়াই করাতে পড়িয়ে করাব teaching
teachother: পড়ায় পড়ান shekhay sekhay shikhay sikhay sikhano sikhan শেখায় শেখান porabar poraiben porabe poraben poranor porano poray shikhabe shikhaben shikhano shikhanor শেখাবে শেখাবেন শেখানো শেখাতে পড়াবে পড়াবেন পড়ানোর পড়ানো পড়াক পড়ালেও
teach: teach teaches taught porate poraite পড়াতে
must: hobe হবে must
learn: porte shikhte shikhbo coaching koching learn study struggling weak porbo porbe durbol kacha bujhe শিখতে শিখব পড়ব দুর্বল কাঁচা খারাপ
can: can able paro paren পারেন পারো pari parbo পারি পারব
student: student students pupil chatro chatri shikkharthi ছাত্র ছাত্রী শিক্ষার্থী স্টুডেন্ট
guardian: guardian guardians parent parents obhibhabok অভিভাবক গার্ডিয়ান
brother: bhai vai bhaiya vaiya ভাই
open: khola খোলা
young: twins kids children boys girls
child: cele mey son daughter child kid boy girl brother sister nephew niece cousin baby chele cheleke cheler meye meyer meyeke meyeta cheleta baccha bacca baccar bacchake shontan sontan bon boner bonke bonti bhagni bhaigna bhagna vagni vagna bhatija vaier bhaier bhaike chotobhai ছেলে মেয়ে বাচ্চা সন্তান বোন ভাইয়ের ভাইকে ভাগ্নে ভাগ্নি ভাতিজা ভাতিজি মেয়েটা ছেলেটা
family: my our amar amr amader আমার আমাদের
self: myself nijer nije নিজে নিজের
show: show list lists see view browse display open dekhan dekhao dekhte dekhi dekhbo dekhaw dekhben দেখান দেখাও দেখতে দেখি দেখব তালিকা দেখাবেন available latest newest notun নতুন directory
have: have any available ache ase achen asen paoa pabo paben pawa got আছে আছেন পাব পাওয়া
profile: profile profiles cv cvs biodata প্রোফাইল সিভি
howmany: many koyjon
which: recommend suggest which who whom kara kon koijon কারা কোন best compare সেরা
where: where kothay কোথায়
only: only just shudhu sudhu khali instead rather শুধু কেবল মাত্র খালি
change: change make switch bodlao bodlan poriborton instead বদলান বদলাও পরিবর্তন
without: drop dropping without except exclude excluding minus remove chara chhara sara baade bade bad baad badh besides ছাড়া বাদে বাদ
not: nai don nei নেই নাই no not dont na noy নয় না
above: above over more greater plus upor upore upre beshi besi ordhe উপর উপরে ওপরে বেশি ঊর্ধ্বে অধিক
atleast: least minimum min starting komse komopokkhe kompokkhe অন্তত কমপক্ষে ন্যূনতম সর্বনিম্ন
below: below under less lower maximum max upto highest niche nich kom komer porjonto নিচে নীচে কম পর্যন্ত সর্বোচ্চ
within: within inside moddhe modhe vitor bhitor majhe মধ্যে ভিতরে ভেতরে
near: near nearby around close kache kachakachi ashepashe pashe side কাছে আশেপাশে পাশে
fee: fee fees charge charges chargeed commission comission cut fi ফি চার্জ কমিশন
verify: verification verify verified verifying ভেরিফিকেশন ভেরিফাই ভেরিফিকেসন
percent: percent percentage shotangsho শতাংশ পার্সেন্ট
howmuch: howmuch rates koto kto cost costs price rate কত খরচ
owe: owe deduct kate kete katben কাটেন কাটে
give: dite দিতে
payword: pay paying
money: money taka tk payment paid pay paying bdt টাকা পেমেন্ট
free: free ফ্রি
salary: salary beton betan budget pay sommani honorarium monthly বেতন বাজেট সম্মানী
refund: refund refunds refunded refundable রিফান্ড
lost: lost cancelled canceled ended fired rejected batil বাতিল
back: firiye ফিরিয়ে recover claim back ferot return returned returning pherot firot ফেরত ফিরে
past: korsilam korechilam korechi korsi dilam diyechi disilam applied করেছি করেছিলাম দিয়েছি দিয়েছিলাম
news: khobor khbr obostha অবস্থা খবর
status: accept accepted শর্টলিস্ট status update updates track progress obostha khobor khbr approve approved pending shortlisted shortlist appointed obosthay অবস্থা খবর আপডেট পর্যায়ে অগ্রগতি স্ট্যাটাস অনুমোদন
application: application applications applied request requests abedon onurodh korsilam আবেদন অনুরোধ রিকোয়েস্ট
apply: apply applying আবেদন এপ্লাই
person: human person agent operator representative manush manusher staff executive support care মানুষ মানুষের প্রতিনিধি এজেন্ট কাস্টমার
talk: janabo জানাব talk speak kotha bolte bolbo connect contact jogajog কথা যোগাযোগ
call: call ring phone hotline helpline callback kol mobile কল ফোন হটলাইন হেল্পলাইন
whatsapp: whatsapp whatsap wa imo messenger হোয়াটসঅ্যাপ হোয়াটসঅ্যাপে
number: number nambar nombor নম্বর নাম্বার
use: use using this eita eta এটা ব্যবহার bebohar
help: explain guide help assist options menu sahajjo shahajjo confused সাহায্য সহায়তা হেল্প
how: how kivabe kibhabe kemne kemon kamne কীভাবে কিভাবে কেমনে
why: why keno কেন
what: what whats ki kisher কী কি
question: when can could is are do does did will may must should happens jabe jay যাবে যায় হবে পারব
you: tomar তোমার toder you your apnara apnader apni tumi আপনারা আপনাদের আপনি তুমি
unsure: know sure preference idea parchi পারছি parsi
later: later pore পরে
hi: sup yo whatsup welcome meet hi hello hey helo hlw hy greetings morning evening afternoon হাই হ্যালো
good: bhalo valo darun ভালো দারুণ good shuvo subho shubho শুভ
salam: alaikum walaikum আলাইকুম ওয়ালাইকুম salam assalamualaikum assalamu slm aslkm asslamualaikum nomoskar namaskar adab সালাম আসসালামু আসসালামুআলাইকুম নমস্কার আদাব
thanks: ty nice wow thnx থ্যাংক থ্যাংকস thanks thank thx tnx thanku dhonnobad dhonyobad shukria jazakallah ধন্যবাদ শুকরিয়া
bye: thaken bhalothakben thakben থাকবেন bye goodbye tata biday khoda hafez hafiz বিদায় হাফেজ
howareyou: koro korcho kmn aso acho achis আছো আছ kemonasen আছেন acen asen achen কেমন
robot: robot bot machine ai রোবট
made: made built created banaiche banaise বানিয়েছে name naam নাম
insult: wasting waste fazlami bullshit bastard suck sucks worst horrible terrible batpar alone chup চুপ stupid idiot useless fool dumb crap shit fuck nonsense rubbish hate garbage moron gadha gadhar pagol chagol faltu bekar boka kutta baje haramjada shala গাধা ফালতু বোকা পাগল বেকার বাজে ছাগল কুত্তা হারামজাদা
offtopic: valobashi bhalobashi ভালোবাসি chuti ছুটি khabar food doctor hospital visa biye marriage game weather rain cricket football match score song joke movie film news politics minister president recipe gold dollar bitcoin love girlfriend boyfriend horoscope brishti khela gaan golpo abohawa kobita cinema জোকস আবহাওয়া বৃষ্টি খেলা খেলার গল্প সিনেমা রাজনীতি কবিতা মন্ত্রী capital story poem ranna রেসিপি train flight ticket
restart: restart reset reboot রিস্টার্ট রিসেট
begin: start begin shuru suru শুরু
fresh: new notun নতুন
again: again over scratch abar prothom beginning প্রথম আবার
clear: forget clear delete erase wipe muche muchhe muchay মুছে মুছুন ক্লিয়ার
everything: everything all chat conversation shob sob history সব চ্যাট
next: arekta আরেকটা onnota else other next more another aro onno porer porerta poroborti আরও আরো পরের পরবর্তী পরেরগুলো পরেরটা
ones: ones results page gula gulo ফলাফল
language: language languages vasha bhasha basha ভাষা
lang_en: english ingreji ইংরেজি ইংলিশ
lang_bn: bangla bengali বাংলা
speak: speak talk reply answer write respond bolo bolun bolen boln likho likhun uttor বলুন বলো উত্তর লিখুন লিখো জবাব
yes: looks sounds perfect great pathaye pathiye পাঠান yes yeah yep yup ok okay sure correct right fine done submit confirm confirmed ha hae haa hyan hmm hum ji jee thik pathan pathao accha achha হ্যাঁ হ্যা হুম জি ঠিক আচ্ছা পাঠিয়ে ওকে
no: wrong incorrect vul bhul ভুল no nope nah na না নাহ
skip: ask jeta যেটা leave janina জানিনা mind idea skip pass skipp matter whatever dont know jani porer পরেরটা জানি যেকোনো ব্যাপার স্কিপ
any: anything anyone either any je jekono kono যেকোনো যেকোন
account: account register registration registering signup login password pasword qualification joggota onboarding নিবন্ধন অ্যাকাউন্ট একাউন্ট পাসওয়ার্ড যোগ্যতা রেজিস্ট্রেশন
age: age boyos বয়স
when: soon when kobe কবে long
policy: address thikana ঠিকানা problem somossa সমস্যা complaint complaints ovijog অভিযোগ degree document documents trust bisshas graduate join safe secure privacy data rules rule policy terms demo cancel change fraud scam trial cv qualification joggota eligible requirement confirm verify responsible shohor guarantee niropod banned তথ্য নিরাপদ নিয়ম শর্ত ডেমো প্রতারণা শহরের যোগ্যতা যাচাই বদলানো গ্যারান্টি
home: home house basay bashay basate bashate barite basai hometutor বাসায় বাড়িতে হোম হাউস গৃহশিক্ষক গৃহশিক্ষিকা
online: online onlain zoom অনলাইন
group: group batch গ্রুপ ব্যাচ
female: গৃহশিক্ষিকা female femal femail femel lady ladies woman women mohila nari mahila shikkhika sikkhika নারী মহিলা শিক্ষিকা ম্যাডাম ফিমেল
male: male purush পুরুষ মেল
apu: apu apa mam madam maam mem miss ম্যাম ম্যাডাম আপু
bhaiya: bhaiya vaiya ভাইয়া
girl: girls meye girl meyeder মেয়ে মেয়েদের
boy: boys chele boy cheleder ছেলে ছেলেদের
morning: sokaler shokaler সকালে সকালের morning mornings sokal shokal sokale সকাল
noon: noon dupur dupure midday দুপুর
afternoon: bikaler bikeler বিকেলে বিকালে বিকেলের বিকালের afternoon afternoons bikel bikal bikale বিকেল বিকাল
evening: raater rater raate ratre ratrer sondhar sondhay shondhay রাতের রাতে সন্ধ্যার evening evenings night nights shondha sondha shondhar rat rate raat সন্ধ্যা সন্ধ্যায় রাত রাতে
day: day days din diner দিন times time bar বার
daily: daily everyday protidin প্রতিদিন রোজ
hour: hour hours hr hrs ghonta ghanta ঘন্টা ঘণ্টা
minute: minute minutes min মিনিট
month: month months mas mash masher maser মাস মাসের
km: km kms kilo kilometer kilometers kilometre kilometres কিমি কিলোমিটার কিলো
people: jon student students kids children girls boys জন
thousand: k hajar hazar hajer thousand হাজার
hundred: hundred sho shoto শ শো
lakh: lakh lac লাখ
taka: taka tk bdt টাকা
crash: crash ক্র্যাশ
class: class classes clas cls klas klass sreni shreni ক্লাস শ্রেণি শ্রেণী
standard: standard std grade স্ট্যান্ডার্ড গ্রেড
reads: pore pori পড়ে পড়ি reads
please: please plz pls
and: and ar o r n ba আর ও এবং বা অথবা or
to: to theke থেকে টু
university: university বিশ্ববিদ্যালয় student versity undergraduate
`;
