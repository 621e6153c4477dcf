/// The chevron of a row that leads on or opens.
///
/// It takes 15.2 points of a row at the usual text size, whatever the symbol's own width, as 16 recorded rows of
/// home-assistant/iOS have it.
nonisolated struct RowChevron: View {
    let name: String
    @ScaledMetric(relativeTo: .footnote) private var width: CGFloat = 15.2

    @MainActor var body: some View {
        Image(systemName: name).font(.footnote.weight(.semibold)).frame(width: width)
    }
}
