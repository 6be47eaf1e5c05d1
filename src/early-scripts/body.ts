// Runs when a page has been painted and parsed, before Gatsby's scripts are loaded. It changes
// attributes but no elements of the page, so that React finds the HTML that it expects. It is a
// separate file, so that every page but the first has it already.
import { answerMissed, onDocument } from "./events";
import { fetchLinkedPages } from "./links";
import { closeOffer } from "./offer";
import { watchPictures } from "./pictures";
import { followRegion } from "./region";
import { replayLater } from "./replay";
import { moveEdges } from "./slider";
import { startScripts } from "./start-scripts";
import { forwardUnknownAddress } from "./unknown-address";

const { classList } = document.documentElement;

// If the scripts of this page have failed before, the page works without them (head.ts).
if (classList.contains("scripted")) {
  watchPictures();
  onDocument("scroll", () => classList.add("scrolled"));
  forwardUnknownAddress();
  followRegion();
  moveEdges();
  closeOffer();
  replayLater();
  fetchLinkedPages();
  startScripts();
  answerMissed();
}
