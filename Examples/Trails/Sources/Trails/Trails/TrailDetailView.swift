import SwiftUI

/// A trail with its facts and its description.
struct TrailDetailView: View {
    let trail: Trail
    @Environment(Club.self) private var club
    @State private var isExpanded = false
    @State private var isLogging = false

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 20) {
                TrailHero(trail: trail)
                Group {
                    TrailFacts(trail: trail)
                    summary
                    links
                }
                .padding(.horizontal)
            }
            .padding(.bottom)
        }
        .navigationTitle(trail.name)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
                Button(
                    club.isFavorite(trail) ? "Remove favorite" : "Favorite",
                    systemImage: club.isFavorite(trail) ? "heart.fill" : "heart"
                ) {
                    withAnimation { club.toggleFavorite(trail) }
                }
            }
        }
        .sheet(isPresented: $isLogging) { LogHikeView(trail: trail, date: club.today) }
    }

    private var summary: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("About this trail")
                .font(.headline)
                .accessibilityAddTraits(.isHeader)
            Text(LocalizedStringKey(trail.summary))
                .lineLimit(isExpanded ? nil : 3)
            Button(isExpanded ? "Show less" : "Show more") {
                withAnimation { isExpanded.toggle() }
            }
        }
    }

    private var links: some View {
        VStack(spacing: 12) {
            NavigationLink {
                TrailMapView(trail: trail)
            } label: {
                Label("Map", systemImage: "map")
                    .frame(maxWidth: .infinity)
            }
            .buttonStyle(.bordered)
            Button {
                isLogging = true
            } label: {
                Label("Log a hike", systemImage: "plus")
                    .frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
        }
        .controlSize(.large)
    }
}

#Preview {
    NavigationStack { TrailDetailView(trail: Trail.all[3]) }
        .environment(Club(trails: Trail.all))
}
