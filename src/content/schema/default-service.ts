/**
 * What the page of a service shows for keys that its file leaves out. It is true of every job, so
 * that a service can go online with nothing but a price, a picture and a description
 * (specification, section 2).
 */
export const defaultServiceContent = {
  process: [
    {
      title: "Look it over together",
      text: "We look at it with you, note what needs care and agree on what will be done.",
    },
    {
      title: "The work",
      text: "Surfaces around the job are protected, then the work is done in stages and checked after each.",
    },
    {
      title: "Check it together",
      text: "You see the result before we pack up, and we tell you how to keep it that way.",
    },
  ],
  benefits: [
    {
      title: "Done where you are",
      text: "We come to your home or workplace, so there is nowhere to drive and no queue to sit in.",
    },
    {
      title: "You know the price first",
      text: "We confirm the price with you before we start, and nothing is charged online.",
    },
  ],
  recommendedFor: [
    "Anything in everyday use",
    "Owners who would rather not do it themselves",
    "Getting ready for a sale or a handover",
  ],
};
