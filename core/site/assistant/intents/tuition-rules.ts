/** Rules for what the site is about; how a rule reads stands in `intent-rules.ts`. */
export const TUITION_RULES = `
79 fees money give - child tutor :topic
84 fees apply money|payword - profile percent back
79 find_jobs guardian any|which need|have|hire - family child :child
99 faq account restart
92 faq number family show|guardian|question - you :phone whatsapp
92 refunds refund
91 refunds money|fee back
90 refunds back salary|how|can - tutor :topic
90 refunds lost fee|money|payword|back - apply
89 my_status status application|job|family|tuition|tutor - fee
89 my_status application family|where - how why tutor
88 my_status application past|made - how why not tutor
88 my_status apply past - how why
88 my_status application where|status
88 fees verify howmuch|money|fee|owe
87 my_status status :short - tutor tuition offtopic news
87 fees fee - refund
86 my_status status what - news offtopic tutor tuition
86 fees percent - profile apply policy application account
86 fees owe - profile
85 fees howmuch you - application profile tutor day
85 faq age - tutor :topic child
84 fees guardian money|free|owe|howmuch - need
84 fees account|application howmuch|money|free - percent
83 fees money you howmuch|question - tutor
83 faq account why|how|what|question - money free howmuch
82 fees free question|account|application|guardian|fee - teach tutor :slots :child class
82 faq apply|application why|how|percent|question|not - status
81 fees percent you
81 faq profile percent|how|howmuch
81 faq policy question|what|how|why|you|number - need show :where
81 faq verify how|you|what
80 faq how|question when tutor|profile - child :child :topic
80 faq howmuch profile|day|question - :money tuition salary
79 fees payword question|howmuch|what - child :child need
79 faq account - need tutor show
78 hire_tutor child tutor|hire|need|teach|teachother|someone
78 hire_tutor hire tutor|someone|class
77 hire_tutor tuition need :below|:child - teachself job
76 find_jobs student need any|have|:first - child :child tutor
76 find_tutors tutor lookword - child :child forword
76 find_tutors tutor howmany - :child
76 find_tutors which teach :subject - child :child can need have
76 find_tutors tutor show - child hire tuition job
76 find_tutors tutor profile - child :child tuition status hire
76 find_tutors tutor which - child need tuition
76 find_tutors tutor have which|what - child need
75 hire_tutor teach must - need job tuition
75 find_tutors tutor profile show - child
75 find_jobs tuition need|show|have|job|where|which|near|can|next|only|free - child
75 find_jobs teachself have|can|need|job - tutor child someone teachother learn
75 hire_tutor tutor application
74 find_tutors which have :topic - child :child need tuition job
74 find_jobs teach can|need|job|how|:first - child someone tutor teachother
74 find_jobs work have|need|can|show - how child
74 find_jobs job - child
73 find_jobs student need|have|teach|teachself - child tutor someone teachother
73 hire_tutor tutor need|hire|learn|teachother|someone
72 find_jobs tutor tuition|job
72 hire_tutor teachother someone|need|child|:topic
72 hire_tutor apu teach|teachother|have - tuition howareyou
71 hire_tutor someone teach|teachself|need
71 hire_tutor learn need|:topic
70 fees howmuch money - tutor tuition child profile
70 find_jobs tuition
69 find_jobs teachself :topic
69 find_jobs teachself
69 faq what ifword - need :topic
68 hire_tutor child :topic
67 hire_tutor hire - offtopic
67 find_tutors tutors :slots - need child :child tuition job hire only without change
66 hire_tutor tutor :class
66 hire_tutor tutor :topic - only change without
66 hire_tutor need :class - change
66 hire_tutor need :subject - change without only no
65 hire_tutor tutor have - tuition job
65 hire_tutor tutor teach
64 refine :topic only|without|change
63 refine tutor :slots - need
59 faq salary someone yes|question - tutor need :slots
59 refine :slots
58 hire_tutor tutor
58 refine above|below salary - need howmuch tutor tuition
58 refine without|not group|online|home :short
49 refine :ruledout
46 faq policy
45 faq apply
`;
