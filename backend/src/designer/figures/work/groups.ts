/** Words for groups of people; figures/groups.ts draws them. */
export const PEOPLE_TOGETHER = `
creature person

= kids-hand-in-hand | kids hand in hand, two kids hand in hand, kids holding hands, two kids holding hands, boy and girl holding hands, children holding hands, siblings holding hands, brother and sister holding hands
= couple-hand-in-hand | man and woman holding hands, husband and wife holding hands
= mother-and-daughter | mother beside daughter, mother and daughter holding hands, mom and daughter holding hands
= mother-and-son | mother beside son, mother and son holding hands, mom and son holding hands
= father-and-son | father beside son, father and son holding hands, dad and son holding hands
= father-and-daughter | father beside daughter, father and daughter holding hands, dad and daughter holding hands
= father-two-daughters | father beside two daughters
= father-three-daughters | father beside three daughters
= father-two-sons | father beside two sons
= father-three-sons | father beside three sons
= father-two-kids | father beside two kids
= father-three-kids | father beside three kids
= mother-two-daughters | mother beside two daughters
= mother-three-daughters | mother beside three daughters
= mother-two-sons | mother beside two sons
= mother-three-sons | mother beside three sons
= mother-two-kids | mother beside two kids
= mother-three-kids | mother beside three kids
= kids-running | kids running, two kids running, children running, two kids racing, boy and girl running, two kids playing tag
= couple-dancing | couple at dance, couple slow dancing, man and woman dancing, husband and wife dancing, people dancing, couple dancing, dancing couple, salsa dancers, ballroom dancers, ballroom dancing, tango dancers ; swing dancers, salsa dancing, two step dancing, line dancer
= friends-dancing | friends at dance, friends dancing, three friends dancing, group of friends dancing, girls dancing, women dancing, two friends dancing, bridesmaids dancing
= friends-three | three friends, group of friends, three best friends, three women, three girls, bridesmaids
= family-of-four | family of 4, family of five, whole family
= family-of-three | family of three, family of 3, mom dad and baby
= family-hiking | family on hike, family of four hiking, family of three hiking, hiking family, family on a hike
= mother-with-baby | mother and newborn, mom with baby, mother with baby, mom rocking baby, mom cradling baby, mother cradling baby
= father-with-baby | father and newborn, dad holding baby, father holding baby, dad holding his baby, dad and baby, father and baby, dad with baby, man holding baby, dad rocking baby
= grandma-with-baby | grandma and newborn, grandma holding baby, grandma rocking baby, grandmother holding baby, grandma and baby, grandma with baby, nana holding baby
= mother-baby-behind | baby on her back, mom wearing baby, babywearing mom
= father-child-shoulders | dad with kid on shoulders, child on his shoulders, son on his shoulders, kid on his shoulders, toddler on his shoulders, boy on his shoulders, baby on his shoulders
= father-girl-shoulders | girl atop dad, daughter on his shoulders, girl on his shoulders, granddaughter on his shoulders
= couple-hiking | hiker couple, hiking couple, couple on a hike, two hikers, couple backpacking
= mother-child-shoulders | mom with kid on shoulders, child on her shoulders, son on her shoulders, daughter on her shoulders, kid on her shoulders, toddler on her shoulders, baby on her shoulders
= father-son-fishing | father and son anglers, dad and boy fishing, father fishing with son, dad teaching son to fish, father teaching son to fish, dad fishing with son
= grandpa-fishing-boy | grandpa and grandson anglers, grandpa teaching grandson to fish, grandfather and grandson fishing
= man-proposing | man on bended knee, man proposing, marriage proposal, couple getting engaged, man on one knee, proposing on one knee
= grandpa-reading | grandpa reading to granddaughter, grandpa reading to grandkids, grandpa reading book to granddaughter, grandpa reading to kids
= grandma-reading | grandma reading to grandson, grandma reading to grandkids, grandma reading book to grandson, grandma reading to kids
= mother-reading | mom reading to daughter, mother reading to daughter, mom reading book to daughter, mother reading to kids, mom reading to kids, bedtime story
`;
