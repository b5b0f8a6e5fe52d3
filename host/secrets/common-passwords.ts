/**
 * What people choose when they are asked for a password, in its plainest spelling: lower case, without the digits and signs
 * they hang on. `password-rules.ts` folds a password down to this before it looks, so each word here stands for thousands.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `
password passwort passwd passcode passphrase pass pwd parola contrasena contraseña clave secreto mima kouling kaimen zhimakaimen
qwerty qwertyuiop qwert qwertz azerty asdf asdfg asdfgh asdfghjkl zxcv zxcvb zxcvbn zxcvbnm qazwsx qazwsxedc qazwsxedcrfv wsxedc
qweasd qweasdzxc qwaszx asdqwe zaqxsw zaqwsx poiuy poiuytrewq lkjhgfdsa mnbvcxz qwe asd zxc qaz wsx edc rfv tgb yhn ujm qweqwe
asdasd zxczxc qwerqwer asdfasdf zxcvzxcv qwerasdf qwerasdfzxcv aqswdefr dvorak keyboard
admin administrator administrador guanliyuan guanli root toor superuser supervisor system sysadmin sysop operator master manager
user username usuario guest invitado demo test tester testing prueba ceshi temp temporary default change changeme changeit
changepassword newpassword newpass mypassword mypass thepassword nopassword nopass letmein letme open opensesame access enter
login signin logon welcome bienvenido hello hola nihao hi hey secret private privado security secure server database oracle mysql
postgres mongodb redis tomcat weblogic websphere cisco router switch linux ubuntu centos debian windows microsoft office google
android iphone apple samsung huawei xiaomi lenovo dell toshiba nokia sony siemens philips ge intel amd nvidia baidu tencent
alibaba taobao weixin wechat weibo douyin qqqq internet intranet network wifi wlan computer ordenador diannao laptop monitor mouse
iloveyou iloveu loveyou loveu ilove loveme lovely love lover loveforever tequiero teamo amor amormio micorazon corazon mivida
woaini woaini wo ai ni aini woainima woainiwoaini woaiwojia woaini woaiwo wohenni woyaofacai facai fadacai gongxifacai xinnian
xingfu kuaile pingan jiankang xiwang mengxiang meili baobei baobao laopo laogong qinaide tongtong xiaoxiao beibei longlong
zhongguo zhonghua china chinese beijing shanghai guangzhou shenzhen tianjin chongqing nanjing wuhan hangzhou chengdu xian
jinan qingdao dalian suzhou xiamen hongkong xianggang taiwan taibei aomen renmin gongchandang minzu dajiahao tiananmen changcheng
huanghe changjiang taishan huashan zhongwen hanyu wangluo gongsi danwei yiyuan yisheng hushi keyan keji pingjia pinggu chengguo
zhang wang li zhao chen yang huang zhou liu wu xu sun hu zhu gao lin he guo ma luo liang song zheng xie han tang feng yu dong
xiao cheng cao yuan deng fu shen zeng peng lv su lu jiang cai jia ding wei xue ye yan pan du dai xia zhong tian ren fan fang shi
yao tan liao zou xiong jin hao kong bai cui kang mao qiu qin gu hou shao meng wan qian yin long duan lei tao lai
zhangwei wangwei wangfang liwei lina zhangmin lijing wangjing liuwei wangxiuying zhangli lixiuying wangli zhangjing zhanglei
liqiang wangqiang zhangqiang liujie wangyan liyang wangyong lijun zhangyong lijie zhangjie wanglei zhangtao liming limingming
xiaoming xiaohong xiaogang xiaoli xiaowang xiaoyu xiaolong xiaojun xiaofei xiaobai xiaobao xiaohua xiaomei meimei lili lele
mingming fangfang jingjing yuanyuan tingting lingling nannan yangyang feifei weiwei huihui honghong dandan yingying juanjuan
michael jennifer jordan michelle daniel jessica charlie andrew matthew ashley joshua amanda nicole hunter thomas robert robin
george harley ranger buster batman superman spiderman ironman pokemon pikachu naruto starwars matrix trustno trustnoone whatever
nothing something anything everything forever family familia friend friends amigo amigos sister brother mother father madre padre
mama papa mami papi baby babygirl babyboy angel angelito princess princesa prince principe queen reina king rey sunshine sunflower
moonlight rainbow butterfly mariposa flower flores rose rosa lily jasmine summer verano winter invierno spring primavera autumn
otono monday lunes friday viernes sunday domingo january enero february march april abril may june junio july julio august agosto
september septiembre october octubre november noviembre december diciembre christmas navidad birthday cumpleanos happy feliz
lucky suerte money dinero dollar euro cash rich gold golden silver plata diamond platinum crystal blue azul red rojo green verde
black negro white blanco yellow amarillo orange naranja purple pink rosa brown grey
dragon tiger lion leon monkey mono eagle aguila falcon phoenix wolf lobo bear panther jaguar cobra snake horse caballo dolphin
shark tiburon turtle rabbit chicken cookie cookies chocolate cheese banana apple orange lemon limon pepper ginger coffee cafe
sugar honey candy peanut butter bubbles pumpkin tomato potato chips pizza burger sandwich pasta
football futbol soccer baseball basketball hockey tennis golf golfer swimming running boxing rugby volleyball cricket
barcelona realmadrid madrid atletico athletic sevilla valencia betis zaragoza espana spain liverpool arsenal chelsea manchester
manunited everton tottenham celtic juventus milan inter bayern dortmund benfica porto london paris berlin newyork california texas
florida boston chicago dallas denver houston phoenix yankees lakers cowboys steelers raiders eagles patriots
mustang corvette porsche ferrari mercedes toyota honda nissan mazda yamaha suzuki kawasaki harleydavidson chevrolet chevy ford audi
jesus jesucristo cristo christ christian dios god blessed faith hope peace freedom libertad victory victoria heaven angeles
maria jose juan carlos luis antonio manuel francisco javier miguel angel rafael pedro pablo sergio alejandro alejandra fernando
fernanda roberto ricardo eduardo jorge alberto mario andres diego david daniela gabriel gabriela laura lucia carmen isabel cristina
patricia andrea natalia paula sara sofia elena marta raquel monica veronica claudia sandra silvia beatriz rocio alba irene julia
james john mary william richard joseph charles christopher anthony mark donald steven paul kevin brian edward ronald timothy jason
jeffrey ryan jacob gary nicholas eric jonathan stephen larry justin scott brandon benjamin samuel gregory frank alexander raymond
patrick jack dennis jerry tyler aaron henry adam nathan douglas zachary peter kyle walter ethan jeremy harold keith roger noah
linda elizabeth barbara susan margaret sarah karen nancy lisa betty dorothy helen donna carol ruth sharon laura cynthia kathleen
amy angela shirley anna brenda pamela emma melissa debra stephanie rebecca rachel carolyn janet catherine heather diane
samantha danielle victoria vanessa jasmin brittany taylor madison hannah olivia emily chloe sophie grace maggie molly bailey
abc abcd abcde abcdef abcdefg abcdefgh abcdefghi abcdefghij abcabc aabbcc xyz xyzxyz aaa bbb ccc ddd eee fff ggg aaaa
doctor hospital medicine medical medicina medico clinic clinica nurse enfermera enfermero patient paciente health salud pharma
farmacia science ciencia research investigacion technology tecnologia evaluation evaluacion expert experto report informe project
proyecto university universidad college school escuela student estudiante teacher profesor professor institute instituto
department departamento company empresa business negocio service servicio support soporte office oficina group grupo team equipo
fuck fuckyou fuckoff fuckme shit bitch asshole bastard bullshit sex sexy sexo porn pussy puta putamadre mierda cabron joder caonima
nimabi tamade shabi wocao killer hunter shadow ninja samurai warrior soldier pirate wizard merlin gandalf vampire zombie ghost
maverick gladiator spartan titan cowboy rocker rockstar rocknroll metallica nirvana slipknot linkinpark eminem guitar music musica
player gamer playboy playstation nintendo xbox minecraft fortnite warcraft starcraft counterstrike diablo zelda mario sonic roblox
hello hellokitty helloworld goodluck goodbye goodmorning thankyou gracias xiexie please porfavor sorry whatthe whoami idontknow
iamtheboss iamgod itsme thisisme forgetme forgetmenot rememberme mylove mylife myself mybaby mydog mycat mymom
wo ni ta ai de shi bu zai mei you hen zui zhi xiang wei he yi ba da xia shang tian ren jia
jian jun peng qiang xin hui kai chao bin liang shuai ming fei na min jing xiu ying mei hong bo ning chun dan hua ping juan rui jie
bing nan lan ting wen yun yong yue zhen zi gang jiao dou hahaha haha hehe heihei xixi lalala maomao miaomiao zhuzhu jiajia
chenchen dongdong tiantian xingxing huanhuan qianqian shanshan jianjian xinxin wenwen doudou mengmeng liangliang
woshi shui shei shen zhu niba nishi wode nide bugaosuni gaosu buzhidao zhidao meiyou mima shangxin tianshi tiancai menghuan
zhende jiushi woziji ziji woxiang wozhi zuiai nimen women shijie yongyuan pengyou tongxue laoshi gege jiejie didi meimei
biteme butthead elephant mountain redskins scarface snowball einstein champion semperfi passport airborne westside darkness
lacrosse paradise thunder trouble success stupid genius winner legend magic power driver captain police people crazy cool super
simple digital online infinity destiny dreams dreamer beautiful awesome perfect special trinity eclipse enigma phantom
genesis nemesis avatar alpha omega beatles elvis madonna mozart hendrix beckham ronaldo messi ronaldinho cristiano
snoopy mickey minnie scooby garfield tigger winnie goofy donald simpson simpsons homer bart sherlock potter hogwarts voldemort
bulldog bulldogs wildcat wildcats cougar falcons giants tigers lions bears rangers redsox packers broncos dolphins panthers
adidas nike puma gucci prada rolex ducati camaro mustang bmw mercedesbenz volkswagen jeep hummer corolla civic accord
aptx nuttertools marlboro cocacola pepsi bigdaddy midnight blowjob swordfish metallic bond rush blink cartman snickers loverboy sandman
spitfire maryjane stargate cherokee softball colorado peekaboo predator american electric wolfpack darkside logitech motorola
internetexplorer explorer firefox chrome yahoo hotmail gmail outlook facebook twitter instagram youtube linkedin netflix amazon
donald trump obama president presidente pokerface scorpion scorpio gemini taurus aries libra virgo leo pisces capricorn aquarius
startrek enterprise voyager galaxy universe universo planet earth tierra saturn jupiter mercury venus pluto apollo nasa rocket
mexico colombia argentina peru chile venezuela brasil brazil portugal italia italy france francia germany alemania england
inglaterra scotland ireland irlanda europe europa africa asia america canada australia japan japon tokyo korea india russia moscow
  `
    .trim()
    .split(/\s+/),
);
