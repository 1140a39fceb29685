/**
 * Which meanings together make an intent. A rule reads: weight, intent, the concepts it needs, and
 * after `-` those that speak against it; `a|b` needs one of the two. Concepts beginning with `:` are
 * facts of the whole message (see `message-facts.ts`). The heaviest rule that holds wins.
 */
import { INTENTS, type Intent } from './intent.ts';

const lines = `
99 faq account restart
98 start_over restart
96 start_over again everything :short - tutor tuition
97 start_over begin fresh - tutor tuition
96 start_over begin :short - next tutor tuition class :slots
96 start_over again fresh - tutor tuition
96 start_over fresh everything :short - tutor tuition
97 start_over begin again - tutor tuition need class
97 start_over clear everything - tutor tuition
96 start_over begin everything again
96 switch_language language - tutor tuition learn :need
95 switch_language lang_bn|lang_en speak - tutor tuition learn refund call
95 switch_language lang_bn|lang_en change - tutor tuition
94 switch_language lang_bn|lang_en please :short - tutor tuition without
94 switch_language lang_bn|lang_en :only - tutor tuition without
94 talk_to_person :phone
93 talk_to_person person talk|call|need|want - made
93 talk_to_person person number
93 talk_to_person person :short - you question
93 talk_to_person call - tutor tuition fee :topic policy
93 talk_to_person talk someone - tutor teach teachother teachself :topic child
92 faq number family show|guardian|question - you :phone whatsapp
92 talk_to_person you talk|call|number :short - :topic tutor can
80 talk_to_person you open
92 talk_to_person whatsapp
91 talk_to_person number need|show|what|have|call|you - policy :topic tuition
90 talk_to_person talk need|can|call - person :topic tutor tuition
90 talk_to_person person call
92 refunds refund
91 refunds money|fee back - without
90 refunds back salary|how|can - tutor :topic
90 refunds lost fee|money|payword|back - apply
89 my_status status application|job|family|tuition|tutor - fee
89 my_status application family|where - how why tutor
88 my_status application past|made - how why not tutor
88 my_status apply past - how why
88 my_status application where|status
86 my_status status what - news offtopic tutor tuition
87 my_status status :short - tutor tuition offtopic news
88 fees verify howmuch|money|fee|owe
87 fees fee - refund
86 fees percent - profile apply policy application account
86 fees owe - profile
85 fees howmuch you - application profile tutor day
84 fees guardian money|free|owe|howmuch - need
84 fees account|application howmuch|money|free - percent
83 fees money you howmuch|question - tutor
70 fees howmuch money - tutor tuition child profile
85 faq age - tutor :topic child
82 fees free question|account|application|guardian|fee|is - teach tutor :slots :child class
79 fees payword question|howmuch|what - child :child need
81 fees percent you
84 insult insult - :topic tutor tuition need money
83 faq account why|how|what|question - money free howmuch
82 faq apply|application why|how|percent|question|not - status
81 faq profile percent|how|howmuch
81 faq policy question|what|how|why|you|number - need show :where
81 faq verify how|you|what
80 faq how|question when tutor|profile - child :child :topic
80 faq howmuch profile|day|question - :money tuition salary
79 faq account - need tutor show
78 hire_tutor child tutor|hire|need|teach|teachother|someone
75 hire_tutor teach must - need job tuition
78 hire_tutor hire tutor|someone|class
77 hire_tutor tuition need :below|:child - teachself job
76 find_jobs student need any|have|:first - child :child tutor
76 find_tutors tutor lookword - child :child forword
76 find_tutors tutor howmany - :child
76 find_tutors which teach :subject - child :child can need have
76 find_tutors tutor show - child hire tuition job
76 find_tutors tutor profile - child :child tuition status hire
76 find_tutors tutor which - child need tuition
74 find_tutors which have :topic - child :child need tuition job
76 find_tutors tutor have which|what - child need
75 find_tutors tutor profile show - child
76 next_page next tuition|tutor show - :slots
75 find_jobs tuition need|show|have|job|where|which|near|can|next|only|free - child
75 find_jobs teachself have|can|need|job - tutor child someone teachother learn
74 find_jobs teach can|need|job|how|:first - child someone tutor teachother
74 find_jobs work have|need|can|show - how child
74 find_jobs job - child
73 find_jobs student need|have|teach|teachself - child tutor someone teachother
72 find_jobs tutor tuition|job
73 hire_tutor tutor need|hire|learn|teachother|someone
72 hire_tutor teachother someone|need|child|:topic
71 hire_tutor someone teach|teachself|need
71 hire_tutor learn need|:topic
70 find_jobs tuition
69 find_jobs teachself :topic
69 find_jobs teachself
68 hire_tutor child :topic
72 hire_tutor apu teach|teachother|have - tuition
65 hire_tutor tutor have - tuition job
67 hire_tutor hire - offtopic
75 hire_tutor tutor application
67 find_tutors tutors :slots - need child :child tuition job hire only without change
66 hire_tutor tutor :class
66 hire_tutor tutor :topic - only change without
66 hire_tutor need :class - change
66 hire_tutor need :subject - change without only no
65 hire_tutor tutor teach
64 refine :topic only|without|change
63 refine tutor :slots - need
62 next_page next show|ones
61 next_page next :short - not
61 help how work
61 help help
60 help what can you
60 help can what - :slots
61 off_topic offtopic - tutor tuition need :child
62 help how use
60 help what use :short
62 next_page next need|what|have - :slots tutor tuition child
60 next_page show fresh - tuition tutor :slots
62 next_page keep going
62 next_page and have|show what - :slots :topic tutor
59 faq salary someone yes|question - tutor need :slots
59 refine :slots
58 hire_tutor tutor
57 off_topic offtopic
56 small_talk salam|thanks
55 small_talk howareyou
55 small_talk how going
55 small_talk question you there :short
55 small_talk how you :short - can
54 small_talk person you
54 small_talk robot|made you|what
53 small_talk robot
52 small_talk bye
51 small_talk hi|good
63 deny need not :short - tutor tuition :slots next hire
58 refine above|below salary - need howmuch tutor tuition
58 skip below you :short - :slots
58 skip not|no unsure - :slots
58 skip later talk|speak|show :short - you
55 small_talk what news :short - family application
53 small_talk show you :short
52 confirm yes good - hi :slots
50 skip skip - :slots
50 skip any :short
50 skip without :short - :slots
50 skip no skip
50 skip not know
49 refine :ruledout
58 refine without|not group|online|home :short
48 confirm yes - no not :slots
57 deny no|not thanks
47 deny no|not
69 faq what ifword - need :topic
46 faq policy
45 faq apply
40 help you can
`;

export interface IntentRule {
  weight: number;
  intent: Intent;
  needs: readonly (readonly string[])[];
  against: readonly string[];
}

function toRule(line: string): IntentRule {
  const [wanted = '', unwanted = ''] = line.split(' - ');
  const [weight = '0', name, ...needs] = wanted.split(' ');
  return {
    weight: Number(weight),
    intent: INTENTS.find((intent) => intent === name) ?? 'not_understood',
    needs: needs.map((alternatives) => alternatives.split('|')),
    against: unwanted === '' ? [] : unwanted.split(' '),
  };
}

export const INTENT_RULES: readonly IntentRule[] = lines.trim().split('\n').map(toRule);
