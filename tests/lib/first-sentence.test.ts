import { firstSentence } from "@/lib/first-sentence";

test.each([
  ["One. Two.", "One."],
  ["Only one.", "Only one."],
  ["Really? Yes.", "Really?"],
  ["Wait … Then go.", "Wait …"],
  ["A white SUV from St. Lucia came in. It was dusty.", "A white SUV from St. Lucia came in."],
  ["We wash approx. 2 hours. Then we dry.", "We wash approx. 2 hours."],
  ["A coating, e.g. Ceramic Pro, lasts. It shines.", "A coating, e.g. Ceramic Pro, lasts."],
  ["Mould (i.e. Aspergillus) came back. We cleaned.", "Mould (i.e. Aspergillus) came back."],
  ["A van from Mt. Gravatt. It was wet.", "A van from Mt. Gravatt."],
  ["Unit No. 5 had sand. We vacuumed.", "Unit No. 5 had sand."],
  ["Did it rust? No. We checked.", "Did it rust?"],
  ["No. We checked.", "No."],
  ["From $4.50 a day. Two.", "From $4.50 a day."],
  ["Dr. J. Smith came. He was glad.", "Dr. J. Smith came."],
  ["It took 2 hrs. with a break. Then home.", "It took 2 hrs. with a break."],
  ['"Wow!" he said. We agreed.', '"Wow!" he said.'],
  ["He said “wow.” We agreed.", "He said “wow.”"],
  ["We came from St.", "We came from St."],
  ["No end", ""],
  ["", ""],
])("the first sentence of %j is %j", (text, first) => {
  expect(firstSentence(text)).toBe(first);
});
