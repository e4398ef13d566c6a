/** Unicode groups whose emoji all become motifs. */
export const GROUPS = new Set(['Animals & Nature', 'Food & Drink', 'Travel & Places', 'Activities', 'Objects']);

/** Chosen from the other groups: smileys, people and signs that shirts carry. */
export const SYMBOLS = new Set(
  `skull ghost alien robot alien-monster pile-of-poo clown-face ogre goblin cat-with-tears-of-joy
  red-heart broken-heart heart-with-arrow heart-on-fire sparkling-heart hundred-points collision dashing-away
  smiling-face-with-sunglasses nerd-face face-with-tears-of-joy winking-face-with-tongue zany-face cowboy-hat-face
  partying-face jack-o-lantern sleeping-face smiling-face-with-heart-eyes star-struck smiling-face-with-smiling-eyes
  monkey see-no-evil-monkey flexed-biceps brain eye anatomical-heart tooth bone footprints victory-hand
  sign-of-the-horns oncoming-fist raised-fist thumbs-up ok-hand folded-hands middle-finger waving-hand
  mermaid merman santa-claus mrs-claus woman-fairy fairy vampire zombie genie ninja superhero astronaut
  person-in-lotus-position person-surfing person-biking person-running person-climbing person-lifting-weights
  person-rowing-boat person-swimming person-golfing man-dancing woman-dancing snowboarder skier horse-racing
  peace-symbol yin-yang radioactive biohazard recycling-symbol infinity star-of-david latin-cross wheel-of-dharma
  musical-note musical-notes warning dna speech-balloon thought-balloon mage elf troll pirate-flag
  firefighter police-officer cook farmer scientist teacher mechanic artist pilot detective princess prince
  baby kiss kiss-mark lips nose ear backhand-index-pointing-right crossed-fingers heart-hands handshake`
    .split(/\s+/)
    .filter(Boolean),
);

/** From fluent-emoji-flat: its drawings of these print better than noto's. */
export const FLUENT = new Set(['butterfly', 'skateboard', 'cactus', 'bicycle', 'raccoon', 'honeybee']);
