export default function RegionPage() {
  return <h1>region-page</h1>;
}
