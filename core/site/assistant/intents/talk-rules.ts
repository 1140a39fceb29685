/** Rules for the talk itself and for what lies beside tuition; see `intent-rules.ts`. */
export const TALK_RULES = `
91 talk_to_person how you talk - tutor :topic
77 small_talk good job :short
63 skip next questionword
58 skip not|no say - :slots
58 skip not yet - :slots status application
55 small_talk you someone|which :short
52 skip later :short - you :slots
98 start_over restart
97 start_over begin fresh - tutor tuition
97 start_over begin again - tutor tuition need class
97 start_over clear everything - tutor tuition
96 start_over again everything :short - tutor tuition
96 start_over begin :short - next tutor tuition class :slots
96 start_over again fresh - tutor tuition
96 start_over fresh everything :short - tutor tuition
96 start_over begin everything again
96 switch_language language - tutor tuition learn
95 switch_language lang_bn|lang_en speak - tutor tuition learn refund call
95 switch_language lang_bn|lang_en change - tutor tuition
94 switch_language lang_bn|lang_en please :short - tutor tuition without
94 switch_language lang_bn|lang_en :only - tutor tuition without
94 talk_to_person :phone - :slots tutor tuition hire child job
93 talk_to_person person talk|call|need - made
93 talk_to_person person number
93 talk_to_person person :short - you question
93 talk_to_person call - tutor tuition fee :topic policy
93 talk_to_person talk someone - tutor teach teachother teachself :topic child
92 talk_to_person you talk|call|number :short - :topic tutor can
92 talk_to_person whatsapp
91 talk_to_person number need|show|what|have|call|you - policy :topic tuition
90 talk_to_person talk need|can|call - person :topic tutor tuition
90 talk_to_person person call
84 insult insult - :topic tutor tuition need money
80 talk_to_person you open
76 next_page next tuition|tutor show - :slots
63 deny need not :short - tutor tuition :slots next hire
62 next_page next show|ones
62 help how use
62 next_page next need|what|have - :slots tutor tuition child
62 next_page keep going
62 next_page and have|show what - :slots :topic tutor
61 next_page next :short - not
61 help how work
61 help help
61 off_topic offtopic - tutor tuition need :child
60 help what can you
60 help can what - :slots
60 help what use :short
60 next_page show fresh - tuition tutor :slots
58 skip below you :short - :slots
58 skip not|no unsure - :slots
58 skip later talk|speak|show :short - you
57 off_topic offtopic
57 deny no|not thanks
56 small_talk salam|thanks
55 small_talk howareyou
55 small_talk how going
55 small_talk question you there :short
55 small_talk how you :short - can
55 small_talk what news :short - family application
54 small_talk person you
54 small_talk robot|made you|what
53 small_talk robot
53 small_talk show you :short
52 small_talk bye
52 confirm yes good - hi :slots
51 small_talk hi|good
50 skip skip - :slots
50 skip any :short
50 skip without :short - :slots
50 skip no skip
50 skip not unsure
48 confirm yes - no not :slots
47 deny no|not
40 help you can
`;
