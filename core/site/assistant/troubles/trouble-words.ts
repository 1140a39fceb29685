/**
 * The words and rules by which troubles are recognised; how lines are read stands in
 * `../safety/word-rules.ts`. A rule that could meet a wish or a plain question names what speaks
 * against it.
 */
export const TROUBLE_WORDS = `
money: taka* টাকা* =tk money =bdt payment পেমেন্ট bkash* bikash* বিকাশ* nagad নগদ rocket
fee: =fee =fees charge* ফি চার্জ* commission platform
third: somebody someone anyone =person caller agent =guy =man =he =she =they staff employee =team admin =ekjon =akjon একজন =keu কেউ =kew lok লোক media মিডিয়া =you your apnader আপনাদের apnara আপনারা
stranger: somebody someone caller agent =guy =ekjon =akjon একজন =keu কেউ =kew লোক
other: tutor* teacher* টিউটর* টিচার* শিক্ষক* guardian* গার্ডিয়ান* অভিভাবক* obhibhabok* ovibhabok*
ask: asked asks asking demand* =wants =wanted =chay =chae চায় chaise চাইছে chaiche চাইছেন cheyeche চেয়েছে* chacche চাচ্ছে* chaitase chaiteche চাইতেছে* =chan চান চাইল =bolse =bolche boleche বলেছে* বলছে* =told
askBn: chaise চাইছে chaiche চাইছেন cheyeche চেয়েছে* chacche চাচ্ছে* chaitase চাইতেছে* চাইল
give: dite dibo দিতে দিব =pay paying =send পাঠাতে pathate
before: advance agrim অগ্রিম =age আগে agei =before
signup: registration* register =reg nibondhon* নিবন্ধন* রেজিস্ট্রেশন* রেজিস্ট্রেসন* joining verification verify ভেরিফিকেশন* jamanot জামানত security processing booking
paid: =paid sent দিয়েছি দিয়েছি* diyechi =disi dilam দিলাম পাঠিয়েছি pathaisi
fraud: fraud fraudster scam scammer protarok প্রতারক* protarona প্রতারণা* =dhoka =dhokha =dhokabaj =ধোঁকা batpar বাটপার* cheater
cheated: scammed cheated protarito প্রতারিত
report: =report রিপোর্ট
more: more beshi besi বেশি less kom কম than above
want: =want =wish lagbe লাগবে hire looking
can: =can cannot cant parbo parbona pari parina পারব পারব* পারি
salary: salary beton* বেতন* মাইনে* maina sommani সম্মানী* honorarium wage wages
back: back refund ferot ফেরত
pay: =pay =pays =paid paying =gave =give =given =gives =dey =dei =den দেয় দেন =dicche =dichche =diche =dicchen =diteche দিচ্ছে* দিতেছে* =dise দিয়েছে* =dilo দিল dito receive received =get =got =getting =pai পাই =pacchi =pachchi =pachi পাচ্ছি =pelam পেলাম =peyechi পেয়েছি cleared
unpaid: =unpaid =deyni =deini দেয়নি দেয়নি* দেননি =denni =paini পাইনি
owed: baki বাকি bakeya বকেয়া owes =owe atke আটকে
stole: =mere মেরে
me: =me =my amar আমার amake আমাকে =amare আমারে =i =ami আমি amr
month: month* =mas =mash masher =mase মাস* মাসে মাসের week* days শেষে
client: guardian* গার্ডিয়ান* অভিভাবক* obhibhabok* ovibhabok* parent parents =client student স্টুডেন্ট ছাত্র* chatro* chatri*
not: =not didnt hasnt havent doesnt isnt wont dont =never stopped stops =no =na না =nai নাই =ni নি =nei নেই
tutor: tutor tutors teacher teachers =sir স্যার* =madam ম্যাডাম* =miss মিস =mam shikkhok* শিক্ষক* শিক্ষিকা* master মাস্টার* hujur হুজুর* টিউটর* টিচার*
mine: =my =our amar আমার amr amader আমাদের =the =sir স্যার* =madam ম্যাডাম* hujur হুজুর* =since
come: =come =comes =came =coming =arrive =arrived =ashe =ashen =ashche =ashchen =asche =aschen =asteche =ashteche =ashtese =astese =asen =ashlo আসে আসেন আসছে আসছেন আসতেছে* আসল আসলেন এসেছে* এলেন
stay: =ase
long: =since =for =din দিন =dhore ধরে week* days =mas =mash মাস* সপ্তাহ* shoptaho soptaho =ekhon এখন today aj আজ আজকে kal কাল yesterday =again abar
absent: =absent absents অনুপস্থিত onuposthit asheni =aseni =ashenni আসেনি আসেননি ashenai আসেনাই
lost: =left =quit vanished disappeared
gone: chere ছেড়ে =chole চলে =gone
goneBn: =gese =geche =gache গেছে* =dise =diyeche দিয়েছে*
phone: phone ফোন call calls calling message messages texts kol কল
pick: =pick =picks =picking =answer =answers =answering =reply replies replying respond =dhore =dhoren ধরে ধরেন ধরছে ধরছেন
missed: missed missing skips skipped skipping bunk bunks
class: class classes ক্লাস lesson lessons
`;

export const TROUBLE_RULES = `
advance_fee cheated
advance_fee fraud money
advance_fee fraud stranger
advance_fee fraud report
advance_fee ask money third before -salary -want ~12
advance_fee ask money third signup -salary ~12
advance_fee ask money stranger -salary -want ~9
advance_fee ask fee stranger -salary ~9
advance_fee ask fee third before -salary -want ~10
advance_fee ask fee third signup -salary ~10
advance_fee askBn money signup -salary ~9
advance_fee askBn money before -salary -want ~9
advance_fee ask money other before -salary -want -class ~8
advance_fee ask money other signup -salary ~8
advance_fee before give money -salary -back -want -fee ~5
advance_fee paid money signup third -salary ~12
unpaid_salary salary unpaid ~9
unpaid_salary salary owed me ~8
unpaid_salary salary owed month ~6
unpaid_salary salary pay not me -more -want -can -fee ~10
unpaid_salary salary pay not month -more -want -can -fee ~9
unpaid_salary salary pay not client -more -want -can -fee ~9
unpaid_salary client pay not me -more -want -can -fee -class ~8
unpaid_salary client money not month pay -more -want -can -fee ~9
unpaid_salary client money unpaid -fee ~9
unpaid_salary client unpaid month -fee ~8
unpaid_salary me pay not month money -more -want -can -fee ~9
unpaid_salary money stole client ~8
unpaid_salary salary stole ~4
absent_tutor tutor absent ~8
absent_tutor tutor come not mine -want -can ~9
absent_tutor tutor come not long -want -can ~9
absent_tutor tutor stay not long mine -want -can ~9
absent_tutor tutor missed class -want ~7
absent_tutor tutor gone goneBn mine ~6
absent_tutor tutor phone pick not -want ~9
absent_tutor mine tutor lost ~6
`;
