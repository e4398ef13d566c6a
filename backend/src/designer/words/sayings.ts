/** Sayings that shirts have in these words: whatever stands beside one of them is its picture. */

/** Parted by bars; the longest that fits is meant. A star stands for letters. */
const SAYINGS = `
  home sweet home | home is where the heart is | home is where you park it | home is where the dog is
  home is where mom is | there's no place like home | bless this home | bless this mess | welcome to the jungle
  live laugh love | live love laugh | laugh love live | live simply | live in the moment | live wild | live free
  live free or die | live slow | live fast | live by the sun love by the moon | love wins | love is love
  love you more | love you to the moon and back | i love you to the moon and back | all you need is love
  love never fails | love one another | love like jesus | love thy neighbor | love always wins | love is in the air
  love is all around | love is a four legged word | love more worry less | peace love joy | peace on earth | peace out
  give peace a chance
  good vibes only | good vibes | positive vibes only | positive vibes | summer vibes | beach vibes | fall vibes
  spooky vibes | retro vibes | stay wild | stay wild and free | stay wild moon child | stay positive | stay humble
  stay humble hustle hard | stay golden | stay kind | stay gold | stay salty | stay weird | stay cool | stay groovy
  nuts about you | going nuts | this is nuts | aw nuts | bananas for you | bats about you
  what the cluck | what the fluff | what the hex | what the fork | what the elf | what the buck | what the hay
  what the shell | what the quack | what the flock | what the moo | what the hedge | what the flip | what the fudge
  strong like bear | strong like bull | strong like a bull | strong like a bear | strong as an ox
  stay strong | stay hungry | stay curious | stay magical | stay rooted | stay trippy little hippie | stay home
  stay focused | stay true | stay classy | stay calm | wild and free | wild at heart | born to be wild | born to ride
  born to fish | born to hunt | born to race | born to camp | born to explore | born to hike | born to dance
  born to shine | born free | born in the usa | born this way | free as a bird | be wild | be free | be kind
  be kind always | be kind to every kind | be kind to your mind | be a kind human
  in a world where you can be anything be kind | be happy | be brave | be bold | be the light | be the change | be you
  be yourself | be still | be still and know | be still and know that i am god | be mine | be my valentine | be humble
  be strong | be strong and courageous | be nice | be patient | be present | be awesome | be unique | be different
  be calm | be grateful | be thankful | be merry | bee kind | bee happy | bee mine | let it be | let it go
  let it snow | let it bee | let it grow | let it shine | let it ride | let your light shine | let your soul glow
  let that go | let the good times roll | let the adventure begin | let the games begin | let the light in
  let's get lost | let's go | let's go camping | let's go girls | let's go fishing | let's get cozy
  let's get smashed | let's get lit | let's stay home | let's stay in bed | let's dance | let's roll | let's ride
  let's party | let's give em pumpkin to talk about | let's give them pumpkin to talk about
  laissez les bons temps rouler | carpe diem | carpe noctem | memento mori | memento vivere | hakuna matata
  c'est la vie | que sera sera | hasta la vista | mi casa es su casa | la vida es bella | la dolce vita | pura vida
  joie de vivre | bon appetit | bon voyage | vamos a la playa | namaste in bed | ohana means family | hello sunshine
  hello summer | hello fall | hello winter | hello spring | hello autumn | hello gorgeous | hello beautiful
  hello world | hello darkness my old friend | hello pumpkin | hello weekend | hello there | good morning sunshine
  good morning beautiful | sweet dreams | sleep tight | you are my sunshine | you are enough | you are loved
  you are not alone | you are here | you are magic | you got this | you can do it | you can do hard things
  you can sit with us | you matter | you're my favorite | you belong | you rock | i got this | i can do hard things
  we can do hard things | we can do it | we got this | i can't adult today | i can't even | i need coffee
  i need my space | i need a nap | i need a vacation | i love you | i love you a latte | i love you beary much
  i love my dog | i love my cat | i am enough | i am not lost | i do what i want | i'd rather be fishing
  i'd rather be hiking | i'd rather be camping | i'd rather be reading | i'd rather be at the beach
  i'd rather be at the lake | i'd rather be skiing | i'd rather be sailing | i'd rather be golfing
  i'd rather be gardening | i'd rather be sleeping | i'd rather be riding | i'd rather be hunting
  i'd rather be surfing | i'd rather be knitting | i'd rather be sewing | i'd rather be flying | i don't do mornings
  i don't care | i like big books | i like naps | i like big books and i cannot lie
  i like big bucks and i cannot lie | i like it dirty | i want to believe | i solemnly swear that i am up to no good
  i put a spell on you | i smell children | i make pour decisions | i run on caffeine | i run on coffee and chaos
  i run on coffee and jesus | i was normal three cats ago | i'm a keeper | i'm kind of a big deal
  i'm not short i'm fun size | i'm fine | i'm fine everything is fine | i'm just here for the snacks
  i'm just here for the beer | i'm just here for the boos | i'm just here for the pie | i'm just here for the food
  i'm just here for the halftime show | i'm just here for the commercials | i'm with stupid
  i'm not lazy i'm on energy saving mode | i'm not arguing i'm just explaining why i'm right | i'm retired
  it's fine i'm fine everything is fine | it is well | it is well with my soul | it is what it is
  it's a beautiful day | it's a good day to have a good day | it's a good day to read | it's a vibe | it's all good
  it's beginning to look a lot like christmas | it's the most wonderful time of the year
  most wonderful time of the year | it's fall y'all | it's five o'clock somewhere | it's 5 o'clock somewhere
  it's game day y'all | it's not hoarding if it's books | it's not hoarding if it's plants | it's okay to not be okay
  it's ok to not be ok | it's me hi i'm the problem it's me | it's just a bunch of hocus pocus
  just a bunch of hocus pocus | it takes a village | it takes a big heart to shape little minds | it wasn't me
  hocus pocus | basic witch | bad witch vibes | witch please | witch way to the wine | witchy vibes | witchy woman
  double double toil and trouble | trick or treat | trick or treat smell my feet | trick or teach | happy halloween
  happy haunting | happy fall y'all | happy fall | happy thanksgiving | happy friendsgiving | happy camper
  happy campers | happy glamper | happy holidays | happy new year | happy easter | happy birthday
  happy birthday to me | happy valentine's day | happy mother's day | happy father's day | happy st patrick's day
  happy 4th of july | happy mardi gras | happy go lucky | happily ever after | happiness is homemade | merry christmas
  merry christmas ya filthy animal | merry christmas y'all | merry and bright | merry everything
  merry everything and happy always | merry mischief | merry woofmas | meowy christmas | feliz navidad | feliz navidog
  joy to the world | joy peace love | o holy night | oh holy night | oh come let us adore him
  o come let us adore him | silent night | jingle bells | jingle all the way | deck the halls | deck the paws
  fa la la | fa la la la la | fa la la llama | fa la la la llama | fa la la la la llama | ho ho ho | ho ho hold my beer | bah humbug | bah hum pug
  believe in the magic | believe in the magic of christmas | believe in yourself | believe in magic
  dear santa i can explain | dear santa define good | dear santa they did it | santa baby | santa i can explain
  santa's favorite | santa's favorite teacher | santa's favorite nurse | santa's little helper | santa's helper
  on the naughty list | on the naughty list and i regret nothing | on the nice list | naughty or nice | nice list
  naughty list | sleigh all day | sleigh my name | don we now our gay apparel | all is calm
  all is calm all is bright | all i want for christmas is you | all i want for christmas is a nap
  baby it's cold outside | warm and cozy | warm wishes | walking in a winter wonderland | snow much fun
  snow one like you | there's snow place like home | chill out | chillin with my snowmies | chillin with my gnomies
  hanging with my gnomies | hangin with my gnomies | gnome for the holidays | there's gnome place like home
  gnome sweet gnome | gnome matter what | oh snap | oh deer | oh my gourd | oh for fox sake | for fox sake
  zero fox given | zero ducks given | what the duck | what the fox | duck it | holy guacamole | holy sheet
  bear with me | un bear able | beary cute | beary special | don't worry be happy | don't worry bee happy
  don't worry beach happy | don't be a prick | don't be a jerk | don't be jealous | don't be salty | don't be sad
  don't bug me | don't feed the bears | don't mess with texas | don't tread on me | don't follow me i do stupid things
  don't make me flip my witch switch | don't make me use my teacher voice | don't moose with me | don't give up
  don't give up the ship | don't stop believing | don't stop believin | don't quit | don't panic | don't look back
  don't look at me | don't talk to me | don't talk to me until i've had my coffee | don't kale my vibe
  don't hassle me i'm local | don't dream it be it | never give up | never stop exploring | never stop dreaming
  never stop learning | never lose hope | never grow up | never forget | never better | never settle | never look back
  never enough books | never trust an atom they make up everything | keep calm and carry on | keep calm and fish on
  keep calm and read on | keep calm and drink coffee | keep calm and garden on | keep going | keep growing
  keep it simple | keep it reel | keep it real | keep it wild | keep on truckin | keep on trucking | keep on growing
  keep on rolling | keep on smiling | keep on keeping on | keep on the sunny side | keep austin weird
  keep portland weird | keep it weird | keep earth clean it's not uranus | keep nature wild | keep palm and carry on
  keep smiling | keep moving | keep the faith | keep the sea plastic free | keep your head up | save the bees
  save the turtles | save the whales | save the planet | save the ocean | save the oceans | save the date
  save a horse ride a cowboy | save water drink wine | save water drink beer | save the polar bears | save the sharks
  save the manatees | there is no planet b | there's no planet b | make today great | make waves | make a wish
  make it happen | make it count | make earth great again | make love not war | make art not war | make heaven crowded
  make my day | make every day earth day | leave no trace | leave only footprints
  take only pictures leave only footprints | take only memories leave only footprints | take a hike | take a chance
  take it easy | take it slow | take me home | take me home country roads | take me to the beach
  take me to the mountains | take me to the lake | take me to the river | take me to the ocean | take me fishing
  take me to your leader | take the long way home | take the scenic route | take the trip
  take time to stop and smell the flowers | stop and smell the roses | stop and smell the flowers
  not all who wander are lost | all who wander are not lost | all good things are wild and free | adventure awaits
  adventure is calling | adventure is out there | adventure begins | adventure time | adventure begins here
  the adventure begins | the best is yet to come | the beach is calling | the beach is calling and i must go
  the mountains are calling | the mountains are calling and i must go | the ocean is calling
  the ocean is calling and i must go | the lake is calling | the lake is calling and i must go | the sea is calling
  the forest is calling | the trail is calling | the trail is calling and i must go | the road is calling
  the great outdoors | the good life | the simple life | the tan will fade but the memories will last forever
  the struggle is real | the snuggle is real | the dog days are over | the dog is my copilot | the future is female
  the future is now | the grass is always greener | the show must go on | the sky is the limit | the sky's the limit
  the truth is out there | the world is your oyster | the world is yours | the book was better
  the early bird gets the worm | the early bird can have the worm | the perfect blend | the legend has retired
  the man the myth the legend | the one where i turn 30 | the one where i turn 40 | the one where i turn 50
  here comes the sun | here comes the bride | here comes trouble | here for the boos | here for the beer
  here for the cake | here for the pie | here for the snacks | here for a good time not a long time | here fishy fishy
  here fishy fishy fishy | here kitty kitty | here we go again | gone fishing | gone fishin | gone camping
  gone hiking | gone hunting | gone with the wind | gone to the beach | gone squatchin | gone surfing | gone country
  hooked on fishing | hooked for life | hooked on daddy | reel cool dad | reel cool grandpa | reel cool papa
  reel girls fish | reel men fish | fish on | fish fear me | women love me fish fear me | fishing is my therapy
  fishing buddies | catch of the day | catch and release | catch you later | catch flights not feelings
  weekend forecast fishing with a chance of drinking | weekend forecast camping | weekend vibes | life is good
  life is better at the lake | life is better at the beach | life is better at the cabin | life is better at the farm
  life is better at the campground | life is better by the campfire | life is better by the pool
  life is better by the sea | life is better by the lake | life is better on the lake | life is better on the water
  life is better on the porch | life is better on the farm | life is better on two wheels
  life is better in flip flops | life is better in boots | life is better in the mountains
  life is better in the woods | life is better with a dog | life is better with dogs | life is better with cats
  life is better with a cat | life is better with chickens | life is better with horses | life is better with goats
  life is better with books | life is better with coffee | life is better with friends | life is better with plants
  life is better with music | life is a beach | life is a highway | life is a journey | life is a ride
  life is a circus | life is short | life is short eat the cake | life is short eat dessert first
  life is short buy the boots | life is short buy the shoes | life is short buy the horse
  life is short lick the bowl | life is short read fast | life is short take the trip | life is an adventure
  life is beautiful | life is sweet | life is tough but so are you | life is wild | life happens coffee helps
  life behind bars | life's a beach | life's a garden dig it | life's a hike | life's better with a dog | lake vibes
  lake hair don't care | lake more worry less | lake bum | beach please | beach bum | beach hair don't care
  beach mode on | beach more worry less | beach vibes only | salty but sweet | salty hair don't care | salty beach
  salty vibes | sun kissed | sun of a beach | sun's out guns out | suns out guns out | sun's out buns out
  sunshine and good vibes | sunshine on my mind | sunshine state of mind | sunkissed and blessed | sweet summertime
  sweet summer time | sweet as pie | sweet as can be | sweet as honey | sweet home alabama | sweet tea please
  sweet like candy | summer lovin | summer state of mind | summer days | summer of love | aloha beaches
  tropical state of mind | vacay mode | vacation mode | vacation mode on | paradise found | resting beach face
  resting witch face | high tides good vibes | high tide good vibes | high tides and good vibes | catch the wave
  ride the wave | ride or die | ride on | ride free | ride hard or stay home | ride it like you stole it
  mermaid vibes | mermaid at heart | mermaid off duty | mermaid hair don't care | mermaid kisses starfish wishes
  mermaid kisses and starfish wishes | dream big | dream big little one | dream on | dream believe achieve
  dreams come true | follow your dreams | follow your heart | follow your arrow | follow the sun
  follow me to the beach | follow me bring coffee | chase the sun | chase your dreams | chasing sunsets
  chasing the sun | chasing waterfalls | chasing dreams | hike more worry less | hike your own hike | hike it baby
  happy hiking | happy trails | happy trails to you | hit the trail | hit the trails | hit the road jack
  on the road again | road trip mode | park it here | explore more | explore more worry less | explore the outdoors
  explore the world | into the wild | into the unknown | get lost | get lost in nature | get outside | get out there
  get out and explore | get outdoors | get your own snacks | get lit | get cozy | get up stand up | go wild
  go big or go home | go outside | go away | go away i'm reading | go away evil is sleeping | go jump in a lake
  go jump in the lake | go fish | go with the flow | go green | go the extra mile | go for it | go touch grass
  touch grass | touch some grass | go take a hike | go fight win | grow positive thoughts
  grow through what you go through | grow where you are planted | bloom where you are planted | bloom with grace
  bloom baby bloom | plants are friends | plants make people happy | easily distracted by plants
  easily distracted by dogs | easily distracted by cats | easily distracted by books | easily distracted by horses
  easily distracted by chickens | easily distracted by tractors | easily distracted by cows
  easily distracted by old cars | easily distracted by yarn | easily distracted by goats | easily distracted by fish
  easily distracted by trains | easily distracted by birds | easily distracted by dinosaurs | just one more chapter
  one more chapter | one more row | one more plant | one more cast | one more cup | one more beer | one more game
  just one more | just one more row | just one more plant | just keep swimming | just keep going | just keep livin
  just chillin | just married | just a girl who loves cats | just a girl who loves dogs | just a girl who loves books
  just a girl who loves horses | just a boy who loves dinosaurs | just a boy who loves tractors | just breathe
  just be | just be kind | just be you | just be happy | just bee you | just do it later | just peachy
  just roll with it | just hangin around | just hanging around | just say boo | just passing through
  too cool for school | too cute to spook | too cute for words | too blessed to be stressed | too fast too furious
  too legit to quit | too old for this | too hot to handle | too peopley outside | ew people
  introverted but willing to discuss cats | introverted but willing to discuss dogs
  introverted but willing to discuss books | introverted but willing to discuss plants
  introverts unite separately in your own homes | nope not today | not today | not today darkness
  not my circus not my monkeys | not my problem | not a morning person | not lost just exploring | not fast not last
  not old just vintage | not sorry | no bad days | no place like home | no rain no flowers | no mud no lotus
  no coffee no workee | no pain no gain | no guts no glory | no limits | no fear | no regrets | no problem
  no prob llama | no probllama | no drama | no shoes no shirt no problem | no one fights alone
  no one cares work harder | no more pencils no more books | no more monkeys jumping on the bed
  no tricks just treats | no sleep till brooklyn | no time to die | no worries | no worries beach happy
  nothing but net | nothing is impossible | faith over fear | faith hope love
  faith family friends | faith family freedom | faith it till you make it | faith like a mustard seed
  faith moves mountains | walk by faith | walk by faith not by sight | walk with jesus | walk in love | walk it off
  walk this way | god is good | god is good all the time | god is great | god is love
  god is within her she will not fall | god bless america | god bless the usa | god bless texas | god's got this
  god's plan | god first | god family country | in god we trust | in dog we trust | in my mom era | in my teacher era
  in my nurse era | in my grandma era | in my bride era | in my book era | in my cozy era | in my spooky era
  in my healing era | in my fishing era | in my santa era | in my beach era | in my auntie era | in my mama era
  jesus saves | jesus loves me | jesus loves you | jesus is king | jesus take the wheel | but first coffee
  but first jesus | but first tea | but first wine | but first tacos | but first prayer | but did you die
  but i'm a cat person | coffee first | coffee please | coffee then teach | coffee and contemplation
  coffee before talkie | coffee until cocktails | coffee is my love language | coffee is always a good idea
  coffee teach repeat | coffee scrubs and rubber gloves | coffee weather | coffee o'clock | espresso yourself
  thanks a latte | love you a latte | words cannot espresso | words cannot espresso how much you mean to me
  better latte than never | fueled by coffee | fueled by caffeine | fueled by jesus and coffee
  fueled by coffee and chaos | fueled by tacos | powered by coffee | powered by plants | powered by caffeine
  powered by tacos | powered by pizza | powered by faith | but first coffee then reading | mornings are for coffee
  mornings are for coffee and contemplation | wine a little laugh a lot | wine not | wine o'clock | wine time
  wine down | rose all day | rosé all day | prosecco made me do it | save water drink champagne | pop fizz clink
  sip sip hooray | drink up witches | drink responsibly | dink responsibly | drink local | drink happy thoughts
  day drinking | day drinker | beer thirty | beer o'clock | hold my beer | hold my drink | hold my halo
  the most wonderful time for a beer | taco bout awesome | let's taco bout it | let's taco bout jesus | taco tuesday
  taco twosday | tequila made me do it | tequila sunrise | king of the grill | grill sergeant | licensed to grill
  license to grill | smoke meat every day | bacon makes everything better | you had me at bacon | you had me at tacos
  you had me at merlot | you had me at meow | you had me at woof | you had me at aloha | you had me at coffee
  you're the cream in my coffee | you're bacon me crazy | you're toad ally awesome | you're tea riffic
  you're the pizza my heart | you are the pizza my heart | pizza is my valentine | olive you | olive you so much
  lettuce celebrate | lettuce turnip the beet | turnip the beet | oh kale yeah | oh kale no | avo cuddle
  let's avo cuddle | let's guac and roll | guac and roll | holy guac | donut worry be happy | donut worry
  donut give up | donut kill my vibe | donut touch me | eat more plants | eat the cake | eat sleep fish repeat
  eat sleep read repeat | eat sleep game repeat | eat sleep ride repeat | eat sleep hunt repeat
  eat sleep soccer repeat | eat sleep baseball repeat | eat sleep dance repeat | eat sleep hike repeat
  eat sleep bake repeat | eat sleep code repeat | eat drink and be merry | eat drink and be scary
  eat drink and be married | eat drink and be irish | eat drink be thankful | eat your greens | eat my dust
  eat pray love | eat the rich | eat mor chikin | farm strong | farm sweet farm | support your local farmers
  support your local farmer | support your local beekeeper | support your local library | support your local planet
  support your local witches | support your local street cats | support your local bookstore
  support your local honey dealer | support your local egg dealer | thankful and blessed | thankful grateful blessed
  thankful blessed and pumpkin obsessed | grateful thankful blessed | grateful and blessed | blessed and obsessed
  blessed beyond measure | blessed mama | blessed nana | blessed gigi | give thanks | gobble gobble
  gobble till you wobble | gobble til you wobble | gobble me swallow me | pumpkin spice and everything nice
  pumpkin spice junkie | pumpkin kisses and harvest wishes | pumpkin everything | fall is in the air
  fall for jesus he never leaves | fall in love | fall breeze and autumn leaves | falling for you
  autumn leaves and pumpkins please | sweater weather | hoodie weather | football and fall y'all | spooky vibes only
  stay spooky | stay creepy | spooky babe | too ghoul for school | ghouls just wanna have fun
  if you've got it haunt it | if you got it haunt it | creep it real | fab boo lous | boo y'all | boo bees | boo jee
  boo to you | what's up witches | in my witch era | wicked cute | something wicked this way comes | eerie sistible
  eat drink be scary | fang tastic | bats about you | bad to the bone | dead inside | dead tired
  dead inside but caffeinated | drop dead gorgeous | rest in peace | bone to be wild | skele fun
  nightmare before coffee | nightmare before christmas | lucky me | one lucky mama | one lucky teacher
  one lucky nurse | lucky and blessed | irish you were beer | kiss me i'm irish | shake your shamrocks
  shamrock and roll | who needs luck | erin go bragh | luck of the irish | feeling lucky | get lucky | pinch proof
  hoppy easter | hip hop | hip hop hooray | hop to it | hoppy birthday | easter vibes | some bunny loves you
  somebunny loves you | no bunny compares to you | hanging with my peeps | hangin with my peeps
  chillin with my peeps | silly rabbit easter is for jesus | he is risen | he is risen indeed | party like it's 1776
  party in the usa | party in my tummy | party like a rock star | home of the free because of the brave
  land of the free | land of the free because of the brave | land that i love | land of the free home of the brave
  stars and stripes forever | american as apple pie | american made | made in the usa | made in america
  red white and boujee | red white and brew | red white and you | red white and moo | we the people
  sweet land of liberty | let freedom ring | freedom isn't free | don't tread on us | born on the fourth of july
  mama needs coffee | mama needs wine | mama said | mama tried | mama's little pumpkin | mom of boys | mom of girls
  mom of both | mom mode | mom bod | mom fuel | dad bod | dad jokes | best dad ever | best mom ever | best dad by par
  best papa ever | best grandpa ever | best grandma ever | best nana ever | best aunt ever | best uncle ever
  best friends forever | best dog mom ever | best dog dad ever | best cat dad ever | best cat mom ever
  best teacher ever | best brother ever | best sister ever | best day ever | world's okayest golfer
  world's okayest fisherman | little miss sunshine | daddy's princess | daddy's fishing buddy | daddy's hunting buddy
  grandma's garden | grandpa's fishing buddy | grandpa's little fishing buddy | grandpa's helper | nana's kitchen
  like father like son | like mother like daughter | girls just wanna have fun | girls just want to have fun
  girls who lift | girl power | who run the world | strong women raise strong women | nevertheless she persisted
  she believed she could so she did | she is strong | she is fierce | she is beauty she is grace
  she is clothed with strength and dignity | she sells seashells | she's a wildflower
  she's a 10 but she's always reading | wildflower soul | flower power | hippie soul | hippie at heart
  peace love and happiness | trust the process | trust your journey | trust me i'm a doctor | trust me i'm an engineer
  trust me i'm a pirate | trust me i'm a nurse | trust in the lord | enjoy the journey | enjoy the ride
  enjoy the little things | enjoy every moment | enjoy the view | it's the little things | find your wild
  find your path | find your fire | find joy in the journey | find joy in the little things | find me at the beach
  find me in the mountains | find me by the pool | find me where the wild things are | where the wild things are
  where the wild flowers grow | where the wildflowers grow | wherever you go go with all your heart
  we're all mad here | we are all mad here | off with her head | down the rabbit hole | curiouser and curiouser
  drink me | why be normal | normal is boring | weird is wonderful | why so serious | may the force be with you
  may the forest be with you | may the course be with you | may contain wine | may contain alcohol
  may you stay forever young | forever young | forever chasing sunsets | forever wild | young wild and free
  young at heart | old but gold | aged to perfection | vintage soul | cheers to 30 years | cheers to 40 years
  cheers to 50 years | cheers to 60 years | cheers witches | over it | still got it | still standing
  still growing | still spooky | still wild | level 10 unlocked | game on | game day | game day vibes
  can't hear you i'm gaming | can't hear you i'm reading | born to game | do not disturb | do not disturb i'm reading
  do not disturb i'm gaming | do what you love | do more of what makes you happy | do it for the plot | do it scared
  do small things with great love | do good | do good be kind | do all things with kindness | do not pet
  teach love inspire | teach them love them | teach inspire repeat | teach peace | teach like a rock star
  teaching is a work of heart | teaching is my jam | teacher off duty | teacher mode | teacher vibes | teacher strong
  teachers plant the seeds of knowledge that grow forever | goodbye school hello summer
  goodbye lesson plan hello sun tan | school's out for summer | schools out for summer | peace out school
  peace out kindergarten | peace out first grade | peace out pre k | hello kindergarten | hello first grade
  hello second grade | hello third grade | hello preschool | hello school | kindergarten here i come
  kindergarten rocks | first grade rocks | back to school | ready to rock kindergarten | ready to crush kindergarten
  crushing it | 100 days smarter | 100 days brighter | 100 days of school | one hundred days smarter
  reading is my superpower | reading is magic | reading is lit | read banned books | read more books
  read more worry less | read a book | read books be kind | read between the wines | read to me
  so many books so little time | so many plants so little space | so many dogs so little time | so it goes
  booked for the weekend | booked all day | booked and busy | a book a day keeps reality away | once upon a time
  lost in a book | nurse strong | nurse mode | nurses call the shots
  cute enough to stop your heart skilled enough to restart it | saving lives one cup at a time | be the i in kind
  save lives | not all heroes wear capes | real heroes wear scrubs | heroes work here | nacho average nurse
  nacho average teacher | nacho average bride | dance like nobody's watching | dance like no one is watching
  dance like frosty | dance it out | born to cheer | swing for the fences | peace love baseball | peace love softball
  peace love soccer | peace love volleyball | peace love football | peace love dogs | peace love cats
  peace love coffee | peace love camping | peace love sunshine | peace love horses | peace love hockey
  peace love and dogs | peace love teach | peace love nurse | peace love pickleball | peace love christmas
  peace love halloween | peace love pumpkin | peace love school | take me out to the ball game
  take me out to the ballgame | hit the slopes | send it | eat sleep ski | par tee time
  it takes balls to golf like i do | i like big putts and i cannot lie | swing away | grip it and rip it
  love at first sight | that's how i roll | this is how i roll | this is the way | this is my happy place
  this is my fight song | this is my costume | this is my christmas movie watching shirt | this is my human costume
  this is my lazy day shirt | this is my fishing shirt | this is my cookie baking shirt | this is us | this is fine
  this too shall pass | this little light of mine | this mama runs on coffee | this must be the place
  rescue dogs are my favorite breed | rescue is my favorite breed | adopt don't shop | adopt love repeat
  rescue love repeat | rescued is my favorite breed | who rescued who | my favorite breed is rescue
  all you need is love and a dog | all you need is love and a cat | dogs before dudes | dogs over people
  dogs make me happy | dogs welcome people tolerated | cats before people | cats over people | home is where my dog is
  my dog is my valentine | my cat is my valentine | my kids have paws | my children have paws
  my heart belongs to my dog | my happy place | my kids have fur | sorry i can't i have plans with my dog
  sorry i can't i have plans with my cat | sorry i'm late my dog was sitting on me | sorry i'm late i saw a dog
  tell your dog i said hi | tell your cat i said hi | tell your cat i said pspsps | tell your mom i said hi
  life without dogs i don't think so | pawsitive vibes | pawsitive vibes only | man's best friend
  woman's best friend | a house is not a home without a dog | wag more bark less | bark if you love dogs
  who let the dogs out | whiskers and wishes | feline fine | feline good | check meowt | are you kitten me
  are you kitten me right now | are you kidding me | you goat to be kidding me | you've goat to be kidding me
  you've cat to be kitten me right now | you've cat to be kitten me | oh for goat's sake | i goat this
  don't go bacon my heart | don't go bacon my heart i couldn't if i fried | heifer please | not my pasture
  moody heifer | till the cows come home | til the cows come home | hay girl hay | hay there | whoa nelly
  hold your horses | save a horse | horsin around | horsing around | horse crazy | saddle up | saddle up buttercup
  giddy up | giddy up jingle horse | yee haw | howdy y'all | howdy honey | howdy partner | howdy ghouls
  howdy pumpkin | howdy darlin | howdy christmas | wild wild west | long live cowboys | long live cowgirls | cowboy up
  cowgirl up | cowboys like us | should've been a cowboy | cowboy take me away | cowgirl era | let's go cowgirls
  let's go ghouls | long live the king | long hair don't care | let's rodeo | not my first rodeo
  ain't my first rodeo | this ain't my first rodeo | boots class and a little sass | southern charm | southern raised
  raised on sweet tea and jesus | raised on country | country roads take me home | dirty hands clean money
  it's hammer time | measure twice cut once | if papa can't fix it no one can | if dad can't fix it no one can
  if grandpa can't fix it no one can | papa can fix it | dad can fix it | grandpa can fix it | mr fix it
  daddy can fix it | make sawdust | sawdust is man glitter | sawdust is my glitter | i can fix that | i turn wrenches
  ain't no mama like the one i got | motherhood is a work of heart | mother of dragons | mother of dogs
  mother of cats | mother of plants | raising wild ones | raising wild flowers | raising arrows | raising kings
  raising queens | raising heroes | raise them kind | tiny but mighty | small but mighty | fierce and fabulous
  fearfully and wonderfully made | psalm 139 | strong as a mother | tired as a mother | cool as a cucumber
  cool beans | chill vibes | chill the duck out | slow down | slow is smooth | slow and steady
  slow and steady wins the race | easy tiger | easy peasy | easy peasy lemon squeezy | squeeze the day | seas the day
  sea you soon | seize the day | when life gives you lemons | when life gives you lemons make lemonade
  when life gives you lemons add vodka | when in doubt nap it out | when in rome | when pigs fly
  when in doubt pedal it out | when all else fails hug the dog | whatever sprinkles your donuts | shell yeah
  shell we dance | oh ship | oh ship it's a family trip | ship happens | nautical and nice | anchors aweigh
  anchor down | anchor in my storm | permission to come aboard | a pirate's life for me | yo ho ho
  dead men tell no tales | surf's up | surfs up | hang ten | hang loose | hang in there | hang on | higher love
  rock on | rock and roll | rock n roll | long live rock | music is my therapy | where words fail music speaks
  play it loud | all that jazz | all about that bass | all about that base | treble maker | feel the beat
  feel the music | dust in the wind | light my fire | fly me to the moon | fly high | fly away | fly free
  come fly with me | shine on | shine bright | shine bright like a diamond | rise and shine | rise up | rise above
  rise and grind | shoot for the moon | shoot for the stars | reach for the stars | out of this world | out of office
  out of my mind | lost in space | space is cool | i need space | i need more space | one small step
  live long and prosper | get in we're leaving | take me with you | science is real | science is magic that works
  stand back i'm going to try science | think like a proton stay positive | think like a proton | think green
  think happy thoughts | think happy be happy | think outside the box | talk nerdy to me | talk birdie to me
  talk derby to me | i think therefore i am | never odd or even | get well soon | welcome home
  welcome to our campfire | welcome to our home | welcome to camp quitcherbitchin | camp more worry less
  camping is my therapy | camp hair don't care | life is intents | camping is in tents | home is where we park it
  campfires and cocktails are calling | get toasted | send s'more love | love you s'more | i want s'more
  let's make s'more memories | make s'more memories | making memories one campsite at a time | making memories
  roast and toast | loud and proud | sew what | smores and more | not today satan
  dig it | full send | every voice matters | your feelings are valid | you are valid | mental health matters
  tiny humans big fight | kind of a big dill | pho real | pho real though | dim sum and then some
  herb your enthusiasm | octopi my mind | toadally awesome | basset case | pray more worry less
  surf more worry less | hike more scroll less | ride more worry less | fish more worry less
  garden more worry less | bake more worry less | worry less | scroll less | touch moss | eat trash be free
  off duty | built not bought | skate or cry | skate or die | shred or die | plants over people | books over boys
  made me do it | floss like a boss | like a boss | knit happens | sew happens | whisk taker | tax season survivor
  udderly exhausted | udderly amazing | lettuce romaine calm | weed em and reap | taco bout a good time
  nacho average mom | nacho average dad | nacho problem | i'm nacho mama | avo good day | avo nice day
  you guac my world | in queso emergency | in queso you didn't know | berry happy | berry cute | berry special
  you're berry sweet | one in a melon | sweet but spicy | spicy but sweet | un bee lievable | bee you | bee brave
  bee grateful | bee the change | mind your own biscuits | mind your business | mind over matter | matter of fact
  not fragile like a flower fragile like a bomb | fragile like a bomb
  in my reading era | in my garden era | in my soft girl era
  soft girl era | self care club | sad girls club | anti social club | overthinkers club | cold plunge club
  slow mornings | slow living | soft life | cozy season | football season | hoodie season | flannel season
  bonfire season | harvest season | deer season | duck season | turkey season | baseball season
  it's a great day to be a teacher | it takes a big heart to teach little minds | it's me hi | it's giving
  it's not hoarding if it's yarn | go play outside | get wild | get your shine on | find your way
  find me in the garden | find me at the lake | meet me at the lake | meet me at the beach | meet me at the barn
  meet me at the campfire | meet me in the woods | take me to the farm | take me to the barn | raised on sweet tea
  raised on rock | raised by the village | raised in the barn | roots and wings | grow your own way | grow with love
  grow free | grow wild | grow your mind | bloom anyway | bloom wildly | rooted in faith | rooted in christ
  rooted in love | grace upon grace | grace wins | he is king | he leaves the ninety nine
  his mercies are new every morning | jesus is my rock | saved by grace | let all that you do be done in love
  fear not | do not fear | do not be afraid | consider the lilies | consider the wildflowers
  same shift different day | support your local girl gang | support live music | protect our parks
  protect our oceans | shop small | drink up | drink good coffee | coffee then chaos | books are my love language
  caffeinate and conquer | brew can do it | lift heavy | lift heavy love hard | lift like a girl | run like a girl
  throw like a girl | hit like a girl | run the world | run now wine later | run now tacos later
  sweat now wine later | train insane | no days off | no excuses | no vampires allowed | eat well travel often
  eat local | eat sleep hockey repeat | slay all day | dear santa it was the dog | dear santa just bring wine
  nice until proven naughty | most likely to eat the cookies | happy hallothanksmas | happy everything | happy place
  happy hour | thankful for my tribe | thankful mama | gobble me swiftly | eat drink and be thankful
  leftovers are for quitters | fall vibes only | the lucky one | cupid's favorite | cupid is stupid
  hogs and kisses | you're brew tiful | you're dino mite | you're o fish ally the best | o fish ally two | two wild
  wild one | wild about you | young wild and three | five is a vibe | fast one | two fast | one happy dude
  one happy camper | one lucky dad | hip hip hooray | let's get this party started | let's get ready to rumble
  let's flamingle | flock yeah | flock together | cluck around and find out | talk to the claw | don't be jelly
  don't be shellfish | don't stop retrievin | don't touch my plants | please don't touch my plants
  don't mess with mama | don't be prickly | can't touch this | stuck on you | free hugs
  all the hugs | hugs not drugs | i whale always love you | whale hello there | otterly adorable | otterly in love
  you otter know | owl be there | owl always love you | irish i had tacos | cheers y'all
  witch better have my candy | if the broom fits | if the shoe fits | bad witch energy | good witch
  something wicked | teach little minds big dreams | teach them kindness | inspire change | schools out
  last day of school | first day vibes | so long kindergarten | class dismissed | be the reason
  be the reason someone smiles | be the sunshine | be the good | be a good human | be a rainbow | be a wildflower
  be like a tree | be a pineapple | see the good | choose joy | choose happy | choose kind | choose kindness
  spread kindness | spread love | sprinkle kindness | kindness matters | kindness is free | kindness is magic
  throw kindness like confetti | throw kindness around like confetti | one day at a time | one step at a time
  one stitch at a time | one row at a time | just one more cast | just a little sparkle | just a phase
  it's just a phase | just hit it | just dive in | just send it | just add water | keep it groovy
  keep your distance
  fiddle me this | hen there done that | whippet good | kiss my bass | kiss my grits | kiss the cook | kiss the chef
  kiss my axe | kiss my glass | anxious but make it cute | but make it cute | but make it fashion
  healing isn't linear | healing is not linear | bearly awake | beary sweet | fox yeah | no fox given
  what does the fox say | otter nonsense | otter space | you're otterly amazing | otterly exhausted | whale hello
  whaley cute | have a whale of a time | seal the deal | sealed with a kiss | turtley awesome | turtley in love
  shell of a time | shellebrate | shell yes | i'm shellfish | feeling crabby | don't be crabby | no crabs allowed
  fintastic | fintastic birthday | jawsome | jawsome birthday | bite club | squid pro quo | octopi your time
  oh my cod | holy mackerel | holy carp | what the carp | carpe carp | good carpma | cod damn | eel good | eel fine
  feeling koi | don't be koi | so fishticated | o-fish-ally retired | ofishally retired | ofishally one
  o fish ally retired | reel cool mom | reel love | reel it in | the reel deal | reel one | you're reely cool
  hooked on you | hooked on reading | gone reading | drop the bass | tuna in | i cod do this all day | alpaca punch
  alpaca picnic | llamazing | llama tell you | como te llamas | save the drama for your llama | llamaste
  namaste y'all | slothing around | slow your roll | live slow die whenever | hang out | in my sloth era
  koalaty time | koala tea time | koalafied | koalified teacher | eucalipstick | toucan do it | you can toucan
  toucan play that game | flamingle | let's flamingo | flamazing | don't be a flamingoat | owl you need is love
  owl be back | owl rise | hoot hoot | whooo loves you | wise beyond years | talon ted | egg cellent | egg citing
  eggs zactly | egg-stra special | egg stra | hoppy hour | some bunny is one | some bunny needs coffee
  every bunny welcome | every bunny's favorite | no bunny compares | honey bunny | bunny kisses easter wishes
  chicks dig me | cluck yeah | cluck it | guess what chicken butt | chicken butt | crazy chicken lady
  mother clucker | fresh eggs daily | mooove over | moo-ve over | moody cow | heifers gonna heif | not today heifer
  don't be salty heifer | not my pasture not my bull | not my pasture not my cow | cow about a hug | legend dairy
  udderly cute | i'm not bossy i'm the boss | hay hay hay | stable relationship | neigh sayers | mane attraction
  mane squeeze | long face club | talk derby | ride em | rein it in | goat vibes | got goats
  you've goat to be kidding | you goat this | you have goat to be kidding me | what's up my goats | totes ma goats
  sheep happens | ewe are loved | ewe are amazing | love ewe | wool you be mine | baa humbug | baa ram ewe
  hog wild | this little piggy | swine and dine | pig out | oink oink | ham it up | paws and relax
  pawsitively purrfect | purrfectly imperfect | pawfect | best furiends | you're kitten me | not kitten around
  cat titude | cattitude | meow or never | meowgical | meowdy | meowy catmas | happy meowloween | happy pawlidays
  happy howlidays | howliday | santa paws | santa claws | feline festive | purr my last email | purr maid | hiss off
  thug life | retriever of lost socks | pitty party | wiener takes all | wiener season | my weenie | long dog lover
  short legs long heart | corgeous | ruff life | ruff day | ruff night | have a ruff day | bark at the moon
  bark less wag more | wag life | howl at the moon | howl you doin | howl o scream | just here for the treats
  will sit for treats | treats please | dog hair is my glitter | all guests must be approved by the dog
  beware of dog | snailed it | snail yeah | un frog gettable | hoppy to see you | toad ally | toadally cool
  lily padding | snakes alive | hiss and make up | you rattle me | fangtastic | fangs very much | bat crazy
  going batty | bats about books | creepin it real | ghoul gang | ghoul friend | ghouls night out | boojee
  boo tiful | boo ya | fa boo lous | faboolous | here for the boo s | boo crew | boo bash | boos and booze | boo haw
  spooktacular | spooky mama | spooky and bougie | skelly mom | i'm so bone tired | bone tired | no body like you
  tibia honest | i found this humerus | eye love you | eye see you | i lava you | dino mite | dinomite | roar some
  rawrsome | t-rex hates pushups | mamasaurus | papasaurus | daddysaurus | momasaurus | don't mess with mamasaurus
  one a saurus | threerex | three rex | fouriffic | five a saurus | veloci-rapper | try ceratops | nerdasaurus
  neigh kidding | one of a kind | gnome place like home | gnomebody loves you like me | oh my gnome
  home is where my gnomies are | love gnomes no bounds | yeti for winter | yeti or not | yeti for anything
  not yeti | ready set yeti | believe in bigfoot | hide and seek world champion | undefeated hide and seek champion
  social distancing champion | get off my lawn | leaf me alone | be leaf in yourself | unbeleafable
  i beleaf in you | plant one on me | plant lady is the new cat lady | plants are my therapy
  plant one more | grow up | aloe you vera much | aloe there | aloe you | succ it up | suck it up buttercup
  succulent sisters | what's up succa | can't touch cactus | stay sharp | stuck up | looking sharp | cact us
  prick me up | tulips are better than one | dandelion dreams | lavender haze | sunflower state of mind
  daisy me rolling | they see me daisy | i'm a wildflower | late bloomer | bloom and grow | budding artist
  pick of the patch | cutest pumpkin in the patch | prettiest pumpkin in the patch | pumpkin patch crew
  squash goals | gourd vibes | gourdgeous | gourd times | drop it like a squash | ap peel ing | you're a peeling
  go bananas | this is bananas | orange you glad | orange you happy | orange you cute | main squeeze | squeeze me
  zest for life | zest friends | when life gives you limes | in the limelight | lime time
  life is just a bowl of cherries | feelin peachy | feeling peachy | peachy keen | peach please | peaches and dreams
  pear fect | pearfect pair | perfect pear | au pair | you're grape | grapeful | raisin awareness | raisin hell
  berry much | berry merry christmas | have a berry merry christmas | berry grateful | jam on it | that's my jam
  this is my jam | we go together like pb and j | melon baller | you're one in a melon | melon head
  pineapple princess | be a pineapple stand tall wear a crown and be sweet on the inside | stand tall wear a crown
  avo control | let's avocuddle | avo merry christmas | you're extra like guac | extra like guac
  i know guac is extra | pit happens | let's guac n roll | rock the guac | say cheese | cheese please
  grate friends | grate job | un brie lievable | brie mine | have a gouda day | in gouda company | gouda vibes
  sweet dreams are made of cheese | nacho business | nacho typical mom | nacho cheese | nacho boyfriend
  nacho girlfriend | let's get nacho | not yo nacho | taco bout cute | feed me tacos
  feed me tacos and tell me i'm pretty | feed me pizza | pizza my heart | you have a pizza my heart
  in crust we trust | slice slice baby | slice of life | you wanna pizza me | pasta la vista | pasta la vista baby
  send noodles | send noods | use your noodle | oodles of noodles | oodles of love | pho sure | pho shizzle
  un pho gettable | what the pho | pho get about it | ramen to that | soy into you | soy awesome | miso happy
  miso hungry | miso in love | miso cute | that's how eye roll | sushi rolls not gender roles | roll with me
  rolling with my gnomies | wok this way | wok n roll | dim sum body | dim sum love | dim sum to love
  you want dim sum of this | wonton of love | dumpling darling | rice to meet you | bready for anything
  bready to rise | let's get this bread | get this bread | bake the world a better place | bake it happen | loaf you
  loafing around | use your loaf | you're the toast of the town | toast with the most | butter together
  we're butter together | you butter believe it | spread the love | whisk me away | whisk it all | whisky business
  whisk business | mix it up | lets get baked | get baked | sugar rush | life is what you bake it
  you bake me crazy | you're sweet | donut touch my | donut care | i donut know what i'd do without you
  i donut care | go nuts for donuts | go nuts | dough not disturb | do nut disturb | holy cannoli | cake my day
  the icing on the cake | i'm only here for the cake | just here for the cake | let them eat cake
  you're the cupcake to my icing | fudge yeah | cookie crew | waffle lot of love | i love you a waffle lot
  waffley cute | un waffle | waffle you | you're waffley sweet | batter late than never | flipping awesome
  flippin awesome | flippin' awesome | bacon me crazy | bacon my way | makin bacon | bring home the bacon
  sizzle like bacon | have an egg cellent day | egg cited | eggs and legs | sunny side up | over easy
  shell shocked | brew haha | brew thirty | brewtiful | you're brewtiful | words can't espresso
  words cannot espresso how much i love you | i like you a latte | whole latte love | a whole latte love
  whatever it latte | positivi tea | positivitea | sereni tea | novel tea | tea please | it's tea time | tea rific
  par tea | matcha do about nothing | so matcha love | i love you so matcha | thank you so matcha
  matcha made in heaven | you're my perfect matcha | boba before boys | boba bae | un boba lievable
  love you boba much | sip happens | sip sip | on cloud wine | it's wine o'clock | rose colored glasses
  partners in wine | wine a bit you'll feel better | pour decisions | making pour decisions | pour me
  pour some sugar on me | beer me | beer with me | beer necessities | beer today gone tomorrow | beer pressure
  un beer able | hoppy ness | oh beer | holy shot | tequila mockingbird | one tequila two tequila
  bad day to be a beer | it's a bad day to be a beer | whiskey business | gin and bear it | let the fun be gin
  let the evening be gin | mint to be | we're mint to be | herban legend | herb nerd | thyme after thyme
  thyme to shine | thyme to party | it's about thyme | it's thyme | dill with it | big dill | i'm kind of a big dill
  dill or no dill | real dill | what's the big dill | pickle me this | in a pickle | pickled pink | kind of a pickle
  aw shucks | ear we go | ear resistible | corn to be wild | a maize ing | amaizing | you're amaizing | peas out
  peas on earth | peas be mine | give peas a chance | world peas | two peas in a pod | carrot on
  i carrot about you | what's up carrot | drop the beet | feel the beet | heart beet | un beet able
  turnip for what | kale yeah | kale me maybe | all hail kale | romaine calm | romaine calm and carry on
  lettuce be friends | lettuce pray | for garlic's sake | shallot of love | chili out | chill-i | some like it hot
  jalapeno business | it's jalapeno business | jalapeno face | feeling jalapeno | spice up your life | mustard up
  ketchup with you | let's ketchup | ketchup to me | relish the moment | you cut the mustard | frankly i'm a hot dog
  wurst behavior | on my wurst behavior | bratwurst behavior | best of the wurst | nice to meat you | meat me
  rub some butt | i like big butts | rub it | low and slow | licensed to chill | grillfather | the grillfather
  grilling and chilling | chillin and grillin | i'd smoke that | i smoke meat | smokin hot | pit master
  ribs and dibs | stake out | it's a rare medium well done | rare medium well done | nice to meat ya
  makes cents | pluck yeah | smell ya later | lathe the good times roll | pulling out all the stops | axolotl questions
  fifty and nifty | happy as a clam | late is fine | out of spoons | still sweet | en garde | happy campers only
  calm hands steady heart | procaffeinating | hook line and sinker | strike while its hot
  strike while the iron is hot | stuck on you | waffle lot on my plate
  messy hands happy heart | dirty hands happy heart | little hands big hearts | tiny feet big hearts | tiny hands big hearts
  tiny hands big hugs | sleeps around campgrounds | raising wild boys
  adulting is hard | all gave some some gave all | all i need is coffee and my dog | always on pointe | artsy fartsy
  as for me and my house | ask me about my cat | assume i'm speeding | aunt like a mom only cooler | bach and boujee
  bach please | back the blue | baking spirits bright | barre so hard | be a buddy not a bully
  be a pineapple stand tall wear a crown | be nice to nurses we choose your needle size | be you tiful
  beauty is in the eye of the beer holder | beer bacon and barbecue | beer because no great story started with salad
  berry first birthday | best grandpa by par | best papa by par | big dill energy | big truck energy
  bless your heart | bourbon the glue holding this mess together | break a leg | bucks or does | bun in the oven
  bunny kisses and easter wishes | butter my butt and call me a biscuit | buy me a shot i'm tying the knot
  can't work today my arm is in a cast | captain of the boat | careful or you'll end up in my novel | chaotic good
  chaotic neutral | chapter fifty | chapter thirty | check on your strong friend
  chickens the pet that poops breakfast | child of god | chillin' and grillin' | chlorine is my perfume
  coffee because adulting is hard | coffee till cocktails | como te llama | crawling my way into your heart
  create your own sunshine | cute enough to stop your heart | dear parents tag you're it love teachers
  dear person behind me | death before decaf | dirt and diamonds | dirty thirty | does this shirt make me look fast
  don't stress do your best | dream big work hard | drinking for two | drum roll please | easy as pi | eating for two
  eggstra special | emotionally exhausted | exercise i thought you said extra fries | farm fresh christmas trees
  favorite daughter in law | finally legal | fluent in sarcasm | four ever wild | funcle like a dad only cooler
  game set match | geology rocks | getting hitched | give blood play hockey | goal digger
  gone chopin bach in a minuet | good things come to those who bait | grandmas are moms with lots of frosting
  gym and tonic | gym mode on | he or she what will it be | hello thirty | her last fling before the ring
  hold my drink i gotta pet this dog | hold on let me overthink this | hole in one | home sweet camper
  hooked on crochet | horse poor | how you doin' bunny | i could totally make that | i don't sweat i sparkle
  i fix what your husband fixed | i have a dinking problem | i have no shelf control
  i keep all my dad jokes in a dadabase | i pass gas for a living | i read past my bedtime | i run with scissors
  i see no good reason to act my age | i smell like horse | i survived another meeting that should've been an email
  i thought they said rum | i turn wood into things what's your superpower | i was normal three goats ago
  i was told there would be cake | i wear this shirt periodically | i'd rather be biking | i'll bring the bail money
  i'm a delight | i'm a ray of sunshine | i'm a snack | i'm just here for the candy | i'm just here for the stuffing
  i'm not a bookworm i'm a book dragon | i'm only here to establish an alibi | i'm positive i lost an electron
  i'm silently correcting your grammar | i'm so excited i wet my plants | i'm the favorite child
  i'm the oldest i make the rules | if found on ground please drag to finish line
  if i can't bring my dog i'm not going | if it flies it dies | if it's too loud you're too old
  if my mouth doesn't say it my face will | if you see me running call the police | in dog beers i've only had one
  in dog wines i've only had one | in october we wear pink | isn't she onederful
  it takes leather balls to play rugby | it took fifty years to look this good | it's a good day to read a book
  it's fine i'm fine everything's fine | it's not a bug it's a feature | jesus loves this hot mess
  just my cup of tea | just one more dice set | just one more guitar | keep calm and drink tea | kick some grass
  kiss my ace | knit fast die warm | last fling before the ring | last sail before the veil
  leaves are falling autumn is calling | let that shiitake go | let the shenanigans begin
  let your faith be bigger than your fear | let's par tee | let's pawty | let's taco bout how awesome i am
  level thirty unlocked | life is brewtiful | life without music would b flat | life's too short to drive boring cars
  lift heavy pet dogs | like no otter | little ray of pitch black | live fast eat trash | live to ride ride to live
  live weird fake your death | loud pipes save lives | lovey dovey | made with love and a little science
  mama needs a nap | many have eaten here few have died | may i suggest the sausage | mildly inconvenienced
  mommy's little monster | morel support | most wonderful time for a beer | mr onederful
  my brain has too many tabs open | my first easter | my first halloween | my first rodeo | my first thanksgiving
  my heart is on that field | my other ride is a broom | my sediments exactly | my sport is your sport's punishment
  never enough thyme | never forget pluto | never judge a book by its movie
  never underestimate an old man with a motorcycle | nice bass | nifty fifty | no farms no food | no mat no glory
  no strings attached | notorious one | o fish ally one | of quartz i love rocks | officially retired
  oh ship it's my birthday | one cool dude | one groovy babe | one more mile | one sweet peach
  one tequila two tequila three tequila floor | party at my crib | people not a big fan | per my last email
  pickleball is kind of a big dill | pitch please | plant more trees | please don't die | pray for snow
  progress over perfection | protect your energy | quilters come with strings attached | raising wildflowers
  rawr means i love you in dinosaur | remember everyone deployed | ring security | roll for initiative | rollin' coal
  running on coffee and dry shampoo | s'more love | sandy toes and salty kisses | save water drink tequila
  sax appeal | say boo and scary on | science like magic but real | sew happy | she's my something blue
  shoot your shot | shut up and roll | shut your pie hole | silly goose on the loose | single and ready to mingle
  sit stay love | six and sassy | ski you later | skip a straw save a turtle | sleigh girl sleigh
  slow runners make fast runners look good | smokin' hot | social battery low | some people are worth melting for
  sorry boys daddy says no dating | sorry did i roll my eyes out loud | sorry for what i said while docking the boat
  sorry for what i said while parking the camper | sorry i wasn't listening | sprinkle kindness like confetti
  stage manager because i said so | stay cozy | stay out of the kitchen | stitch please
  strong women lift each other up | stud muffin | sweat is just fat crying | sweet as tea | take your thyme
  talk to my block | tea is always a good idea | thank you five | the best view comes after the hardest climb
  the calm voice in the chaos | the dogfather | the earth laughs in flowers | the good kind of fat | the mane event
  the rodfather | the secret ingredient is always love | there is no cloud it's just someone else's computer
  there their they're | there's no crying in baseball | thirteen point one because i'm only half crazy
  thirty flirty and thriving | this is as merry as i get | this is my halloween costume | this kitchen is for dancing
  this meeting could have been an email | three ever wild | time to get star spangled hammered
  tis the season to sparkle | to have and to hold | to the moon and back | touchdowns or tutus | trails not treadmills
  trucks dirt and dinosaurs | two the moon and back | two wheels one love | vegas baby | vitamin sea
  wake up and smell the coffee | wanted dead and alive | we're hoping it's a dinosaur | weed 'em and reap
  weekend forecast camping with a chance of drinking | weekend forecast golf with a chance of drinking
  well behaved women seldom make history | what a racquet | what happens at the campfire stays at the campfire
  what the truck | when life gives you lemons grab the tequila | wifey for lifey | will run for chocolate
  wok and roll | women belong in all places where decisions are made | yes i can drive a stick | yes this is my truck
  you're my jam | you're on mute | you're the apple of my eye
  the dad that stepped up | first in last out | all you knead is love | made with love | to be or not to be | i'm beary tired | bride or die | future mrs
  two cool | two sweet | two groovy | natural twenty | happy fourth of july | it's not a dad bod it's a father figure | i'm with the banned | miss onederful | new baby loading
  accept understand love | act justly love mercy walk humbly | all the world's a stage | always be a unicorn
  always be closing | annoying each other since | anxious but trying | apocalypse ready | arrow dynamic
  art is not a crime | as above so below | ask me about my job | baby makes three | bacon is meat candy | bah ram ewe
  bake a difference | be true to your teeth | beards bows and bucks | behind the eight ball | beware of cat
  big sister to be | bigfoot for president | birdies and beers | birds aren't real | biscuit in the basket
  blessed is she | books make me happy | boots and booze | born to be a unicorn | born to eat trash | born to golf
  bourbon makes me happy | break every chain | breast cancer warrior | brows on fleek
  buckle up buttercup you just flipped my witch switch | buy one get one free | cancer picked the wrong diva
  cans and cash | chapter forty | chapter seventy | chapter sixty | chicks with sticks | chill pill
  country girl at heart | dad thermostat police | daddy to bee | darts and beer | dead serious
  dear santa it was my brother | dear santa it was my sister | do everything in love | don't touch the thermostat
  drop cliffs not bombs | eight ball in the corner pocket | eighty years loved | embrace neurodiversity
  eviction notice baby | fairway to heaven | faith can move mountains | feast mode on | feeling loafly
  feeling spooky | fiesta like there's no manana | flipping out | flossin' ain't easy | football and pumpkin spice
  forty is the new twenty | fourth grade rocks | free ish since eighteen sixty five | french fry pizza french fry
  fresh out of frogs | fun to bee one | fungi to be with | game over | gardeners know the best dirt
  give it to god and go to sleep | god says you are | good vibes and tarot cards | good waves
  hand over the chocolate and no one gets hurt | happy anniversary | happy fat tuesday | happy hanukkah y'all
  have fun isn't hard with a library card | heard behind corner | hello fifty | hello forty | hello sixty
  hey witches | high functioning anxiety | hit the links | hogs and quiches | homie with an extra chromie
  hustle for that house | i bake because punching people is frowned upon | i dig gardening | i don't give a hoot
  i don't give a split | i farm you eat | i knock things over | i love to paddle | i love you axolotl
  i make ninety look good | i make sawdust what's your superpower | i run because punching people is frowned upon
  i run for cake | i scream for ice cream | i solve problems you don't know you have | i talk to plants
  i teach music what's your superpower | i wear gold for my son | i wear pink for my mom
  i work hard so my dog can live better | i'd rather be flipping | i'd rather be off roading
  i'm a bartender what's your superpower | i'm a big dill | i'm a chicken tender
  i'm a dentist what's your superpower | i'm a mermaid | i'm a nail tech what's your superpower
  i'm a plumber i'm used to your crap | i'm a trumpet player | i'm always cold | i'm always one move ahead
  i'm just goating around | i'm kind of a big deal in hvac | i'm moody | i'm only here for the dog | i'm with her
  in a moooood | in april we wear blue | in may we wear green | introverted but willing to discuss history
  it was the cat | it's cold outside | it's me i'm the cold one | it's not a hobby it's a lifestyle
  it's not trash can't it's trash can | it's wine thirty | just mauied | just one more game | just one more turn
  keep calm and flip on | keep calm and run on | kind is the new cool | king of the kitchen | kiss me at midnight
  kiss me i'm a prince | kitchen closed | lashes made me do it | latke love | latkes and love | let's rally
  liberty and justice for all | life is better with a corgi | literally freezing | llama tell you something
  look who's two | love is all you need | love the skin you're in | love you a latke | love you a lotke | love you tea
  made to worship | may contain mushrooms | mermaid in training | midnight margaritas | mommy's sippy cup
  money can buy a horse | most likely to drink all the eggnog | most likely to eat santa's cookies
  mothman ate my homework | my code works i have no idea why | my favorite planet is earth | my fight is your fight
  my other car is a broom | my retirement plan | my therapist told me to | namastay in bed
  never laugh at live dragons | never say quiet | never underestimate an old man with a hammer
  never underestimate an old man with a tractor | ninety years loved | no bees no food | no drama llama | no way jose
  not mushroom for error | nursing is a work of heart | oh my stars | oh shih tzu | one mas margarita | opt to adopt
  orange cat energy | our first rodeo | oy vey | paddle hard | paddle on | peck around and find out | peeking in
  picture perfect | places please | plant more flowers | plant these save the bees | pop the bubbly
  powered by anxiety | powered by ramen | powered by sourdough | powered by tater tots | pray big | pre k rocks
  preemie strong | proud dad of a graduate | proud mom of a graduate | proud mom of a senior
  proud sister of a graduate | put on the full armor | quiet i only need one number | racing the reaper
  raised in a barn | reading is sexy | ready for recess | recovered out loud | red white and blessed
  red white and cute | run free | run like someone called you a jogger | salt and light
  save the earth it's the only planet with chocolate | say cheese please
  school bus driver because superhero isn't a title | secretly a mermaid | see you at the finish line | shalom y'all
  shred or dead | significant otter | sing your heart out | sixty years loved | soar on wings like eagles
  sober curious | some gave all | sorry i wasn't listening there was a bird | spooky cute | stand up for what you love
  star spangled hammered | stay feral | stay frosty | stay on target | stick with the herd | still my valentine
  still putting up with each other | sudo make me a sandwich | sun sand and sea | support your local witch
  surprise we're expecting | swim bike run beer | tackle breast cancer | talk is cheap show me the code
  teaching differently abled | team trash | tennis balls and wine | thanks a latke
  the bigger the hair the closer to heaven | the daily grind | the lord is my shepherd | the lucky few
  the moon made me do it | the overthinker | the wheels on the bus | there's mushroom for everyone | third grade rocks
  thirty and thriving | this is what an awesome gamer looks like | tiny human inside | tip up and drink
  toes in the sand | too peopley | top cheddar | tuba or not tuba | turkey gravy beans and rolls | turn and burn
  tutu cute | udderly adorable | unapologetically black | unicorns and rainbows | wake up and lash
  wake up and smell the chickens | we don't say the q word | we glow in the dark
  we're number one in the number two business | welcome to our coop | what floats your goat | what's all the racquet
  what's your emergency | who needs luck with all this charm | why do i do this | will trade sister for easter candy
  will work for chocolate | will work for pizza | will you pour me more | wine makes everything better
  with god all things are possible | womb mates | work is for people who don't fish | world's best cook
  world's best principal | world's okayest hiker | yes i canoe | yes i'm cold | you can't burn us all
  you don't have to floss all your teeth | you had me at aloe | you had me at ramen | you had me at wine
  you're my significant otter | you're such a fungi | easily distracted by *s | just a girl who loves *s
  just a boy who loves *s | i'm a * what's your superpower | proud * of a graduate | proud * of a senior
  morel or less | goat big dreams | don't moss with me | i be leaf in you | i'm rooting for you | take it or leaf it
  tea rex | tearable | have a nice daisy | oopsie daisy | daisy chain gang | i'm a fungi | such a fungi
  no mushroom for negativity | swine before dine | ewe do ewe | dolphinately | crabby until coffee | fin tastic
  shark bait | strong is the new pretty | strong is the new skinny | pilates princess | garden witch | kitchen witch | coffee witch | cottage witch | swamp witch | giddy up buttercup | suck it up buttercup | o fish ally hooked | one day at a time | one step at a time | one stitch at a time | one row at a time
  my favorite player calls me * | my favorite baseball player calls me * | my favorite softball player calls me *
  my favorite soccer player calls me * | my favorite football player calls me * | my favorite people call me *
  my favorite dancer calls me * | my favorite wrestler calls me * | my favorite nurse calls me *
  my favorite teacher calls me *
  mama needs a nap | mama needs coffee | mama needs wine | mama needs a margarita | mama needs a nap and an iced coffee | mommy needs a nap | mommy needs coffee | mommy needs wine | mommy needs a margarita | mommy needs a nap and an iced coffee
  this mama needs coffee | this mama needs wine | this teacher needs coffee | this teacher needs wine | this nurse needs coffee | this nurse needs wine | this witch needs coffee | this witch needs wine
`;
/** The words of a saying, with or without its commas and apostrophes; `*` is some of a word. */
const patternOf = (line: string) =>
  line
    .split(' ')
    .map((word) => word.replaceAll("'", "'?").replace('*', '[\\p{L}]+'))
    .join(',?\\s+');

const lines = [...new Set(SAYINGS.trim().split(/\s*[|\n]\s*/u))].sort((one, other) => other.length - one.length);

/** Sayings by their first word, longest first: of more than a thousand, few begin with a word of an idea. */
const byFirst = new Map<string, string[]>();
for (const line of lines) {
  const first = bare(line.split(' ')[0] ?? '');
  byFirst.set(first, [...(byFirst.get(first) ?? []), line]);
}

const patterns = new Map<string, RegExp>();

function patternFrom(first: string, beginning: readonly string[]): RegExp {
  const known = patterns.get(first);
  if (known) return known;
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}'-])(?:${beginning.map(patternOf).join('|')})(?![\\p{L}\\p{N}'-])`,
    'iu',
  );
  patterns.set(first, pattern);
  return pattern;
}

function bare(word: string): string {
  return word.toLowerCase().replaceAll("'", '');
}

/** The first saying of the list in a text, and of those that begin there the longest, as it is written there. */
export function knownSaying(text: string): string | undefined {
  for (const word of text.match(/[\p{L}\p{N}'-]+/gu) ?? []) {
    const first = bare(word);
    const beginning = byFirst.get(first);
    const found = beginning && patternFrom(first, beginning).exec(text);
    if (found) return found[0];
  }
  return undefined;
}
