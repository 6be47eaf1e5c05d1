import { render } from "@testing-library/react";
import { PriceSentence } from "@/components/prices/price-sentence/price-sentence";
import { pricing, regions, services } from "../../lib/site";

/** Shows the sentence as the home page does. */
export const openSentence = () =>
  render(
    <PriceSentence
      words={{
        priced: "{service} for my {size} in {suburb} is {price}, {duration} in your driveway.",
        unpriced: "{service} in {suburb} costs {price}, depending on the car.",
      }}
      services={services}
      pricing={pricing}
      regions={regions}
      lead="We come to you."
    />,
  );
