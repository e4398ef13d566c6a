/** More than two hundred ideas of the kind sellers write, for property tests and contact sheets. */
export const SELLER_IDEAS: readonly string[] = `
Retro sunset with a surfing cat
Bear riding a motorcycle
Raccoon eating pizza "Trash panda club"
The mountains are calling and I must go
I'd rather be fishing than anywhere else
Coffee before talkie
Not all who wander are lost
T-Rex hates push-ups
Dinosaur drinking coffee saying "Rawr means coffee"
Skull with a crown "Long live chaos"
Unicorn eating ramen, kawaii style
Frog on a skateboard
Halloween ghost cat, cute
Crazy plant lady
I was told there would be pizza
Best dad ever
World's okayest golfer
Nurse life
Keep it simple
Lone wolf garage motorcycles
"Stay wild" fox in the forest
Astronaut riding a rocket in space
Skeleton drinking coffee, grunge
Owl with glasses reading a book
Cat versus dog
Dog mom
Cat dad since 2019
Taco Tuesday
Bee kind
Save the bees
Plant dad
Wine o'clock
Space cowboy
Long live cowboys
Cowgirl up
Born to ride
Ride more, worry less
Hiking with dogs
Camping is my therapy
Happy camper
Into the woods
Lake life
Salty but sweet
Beach bum
Ocean lover turtle
Shark with sunglasses
Octopus playing guitar
Vintage octopus with an anchor
Old school hip hop boombox
Music is life
Rock and roll never dies
Heavy metal grandma
Jazz cat with a saxophone
Disco ball, groovy 70s
Good vibes only
Peace love and tacos
Peace, love & rescue dogs
Adopt don't shop
Paws and relax
My dog thinks I'm cool
Sorry I can't, I have plans with my cat
Easily distracted by dogs and plants
Introverted but willing to discuss books
So many books, so little time
Book club: we mostly drink wine
Bookworm
Teacher fuel: coffee
Teach love inspire
Math is fun, 3.14159
Science: it's like magic but real
I have 99 problems but a glitch ain't one
There is no place like 127.0.0.1
Eat sleep code repeat
Gamer girl
Level 40 unlocked
Classic 1984 limited edition
Aged to perfection, est. 1974
It's my 30th birthday
Birthday squad
Bride squad
Mr. and Mrs. 2026
Mama bear
Papa bear with a beard
Grandpa's garage
Grandma's garden
Best grandma in the galaxy
Super mom, super wife, super tired
Mom of boys
Girl dad
Big brother dinosaur
Little sister, big heart
Auntie est. 2025
Firefighter dad
Police officer, thin line
Trucker's wife
Farm strong tractor
Highland cow with flowers
Chicken lady
Goat yoga
Llama drama
Alpaca my bags
Sloth running team
Lazy panda Sunday
Panda riding a bicycle
Penguin on a surfboard
Fox wearing a crown
Lion king of the gym
Gorilla lifting weights
Train insane or remain the same
Sweat now, shine later
Run now, wine later
Yoga frog
Namaste in bed
Lift heavy, pet dogs
Pickleball is my cardio
Tennis mom
Soccer season
Hockey night
Baseball dad
Football and fall
Softball sisters
Golf now, work later
Bowling league champions 1962
Fishing legend
Reel cool grandpa
Hooked on bass
Deer hunting club
Wolf howling at the moon
Bigfoot hide and seek champion
I believe in Bigfoot
UFO abducting a cow
Alien with headphones
Mars or bust
Moon child
Stay spooky
Witchy vibes
Pumpkin spice and everything nice
Thankful and blessed
Merry Christmas, ya filthy animal
Santa riding a T-Rex
Gingerbread baking crew
Easter bunny with sunglasses
Be my Valentine, taco
Shamrock and beer
Fourth of July eagle
Route 66 road trip
New York city skyline
Tokyo ramen shop
Paris is always a good idea
Texas forever
Arizona desert sunset with cactus
Hawaii surf club
California dreamin'
Colorado ski patrol
Yellowstone bison
Kayak more, worry less
Sail away with me
Captain of the ship
Pirate skull with swords
Viking axe throwing club
Samurai cat
Ninja frog
Dragon hoarding books
Dungeon master dice
Knight with a sword
Wizard of code
Robot holding a flower
Retro robot "Does not compute"
Mushroom forest fairy
Cottagecore mushrooms
Wildflowers in a vase
Sunflower with a bee
Butterfly garden
Rose and skull tattoo
Hummingbird, floral
Minimalist line drawing of a fox
Minimalist mountain line
Geometric wolf, modern
Abstract sun and moon
Vintage bicycle race 1936
Vintage motorcycle club badge
Retro roller skates
Retro camper van on the beach
80s synthwave car sunset
Muscle car garage
Mechanic: I fix stupid
Electrician "I'm kind of a big deal"
Plumber life
Carpenter measuring twice
Chef's kiss
BBQ grill master
Bacon makes everything better
Avocado doing yoga
Donut worry, be happy
Pho-nomenal
Sushi cat
Bubble tea addict
Hot sauce on everything
Beer me, I'm Irish
Craft beer brewing company
Whiskey made me do it
Espresso yourself
Tea-rex
Namastay caffeinated
🐱 mom
🍕 > people
🤘 metal head
☕ + 📚 = ❤️
Élodie & Zoë 2026
Über cool Straßenkatze
Ñandú señor café
Я люблю кофе
Καλημέρα κόσμε
שלום עולם
東京ラーメン cat
Supercalifragilisticexpialidocious
100% that witch
Self-made, hand-crafted, well-rested
Vote. March. Repeat.
No thoughts, just vibes
Be the change
a high-contrast vintage logo of a buffalo, text: "Roam free", distressed, no background
Please create a cool t-shirt design with a tiger that says 'Eye of the tiger' in red
`
  .split('\n')
  .filter(Boolean);
