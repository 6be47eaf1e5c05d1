/** "an" before words that begin with the sound of a vowel (an SUV, an 8-seater), "a" before others (a ute). */
export const aOrAn = (words: string): "a" | "an" =>
  /^([aeio]|u(?!te|ni)|suv\b|8)/i.test(words) ? "an" : "a";
