/**
 * The passwords that everybody who guesses tries first, at least 8 characters long and in lower
 * case.
 */
const words = `12345678 123456789 1234567890 12345678910 0123456789 87654321 987654321 9876543210
11111111 111111111 22222222 33333333 55555555 66666666 77777777 88888888 99999999 00000000
11223344 12341234 12344321 12121212 123123123 123321123 112233445566 147258369 159753456 789456123
1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 q1w2e3r4 qwertyui qwertyuiop qwerty123 qwerty12 qwer1234
asdfghjk asdfghjkl asdf1234 zxcvbnm1 zaq12wsx abcd1234 abc12345 abcdefgh abcdefg1 a1234567 aa123456
aaaaaaaa password password1 password12 password123 password! passw0rd p@ssword p@ssw0rd pass1234
iloveyou iloveyou1 iloveu123 iloveyou2 sunshine sunshine1 princess princess1 football football1
baseball superman superman1 batman123 spiderman pokemon1 starwars trustno1 whatever computer
internet samsung1 samsung123 nokia123 iphone123 facebook facebook1 facebook123 google123 gmail123
welcome1 welcome123 letmein1 letmein123 admin123 admin1234 administrator root1234 test1234 testtest
changeme changeme1 secret123 default1 guest123 master123 login123 user1234 hello123 michelle
jennifer jessica1 charlie1 daniel123 michael1 jordan23 liverpool chelsea1 arsenal1 barcelona
realmadrid cricket1 cricket123 bangladesh bangladesh1 bangladesh123 bangladesh71 banglades bangla123
dhaka123 dhaka1234 chittagong sylhet123 amarsonarbangla joybangla tuition1 tuition123 student1
student123 teacher1 teacher123 tutor123 tutor1234 mohammad mohammed muhammad allah123 allahuakbar
allahhelpme bismillah bismillah1 alhamdulillah insallah inshallah rahman123 rahim123 karim123
hasan123 hossain1 ahmed123 islam123 khan1234 sakib123 shakib75 tamim123 mashrafe porua123 porua1234
01700000000 01711111111 01712345678 01234567890 ami tumake ami1234567 tumi1234 valobashi bhalobashi
valobasa bhalobasha jan12345 janu1234 baby1234 babygirl lovely123 loveyou1 loveyou123 lover123`;

const common = new Set(words.split(/\s+/));

export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
