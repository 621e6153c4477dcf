import SwiftUI

/// The club's trails by difficulty, with search and filters.
struct TrailListView: View {
    @Environment(Club.self) private var club
    @State private var search = ""
    @State private var filter = TrailFilter()
    @State private var isFiltering = false

    var body: some View {
        NavigationStack {
            List {
                ForEach(Difficulty.allCases) { difficulty in
                    let trails = found.filter { $0.difficulty == difficulty }
                    if !trails.isEmpty {
                        Section(difficulty.title) { rows(of: trails) }
                    }
                }
            }
            .overlay { emptyState }
            .navigationTitle("Trails")
            .navigationDestination(for: Trail.self) { TrailDetailView(trail: $0) }
            .searchable(text: $search, prompt: "Name or region")
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Filter", systemImage: "line.3.horizontal.decrease") { isFiltering = true }
                        .symbolVariant(filter.isActive ? .fill : .none)
                }
            }
            .sheet(isPresented: $isFiltering) {
                FilterView(filter: $filter, count: found.count)
                    .presentationDetents([.medium, .large])
                    .presentationDragIndicator(.visible)
            }
        }
    }

    private func rows(of trails: [Trail]) -> some View {
        ForEach(trails) { trail in
            NavigationLink(value: trail) {
                TrailRow(trail: trail, isFavorite: club.isFavorite(trail))
            }
            .swipeActions {
                Button(
                    club.isFavorite(trail) ? "Remove favorite" : "Favorite",
                    systemImage: club.isFavorite(trail) ? "heart.slash" : "heart"
                ) {
                    club.toggleFavorite(trail)
                }
                .tint(.pink)
            }
        }
    }

    @ViewBuilder private var emptyState: some View {
        if found.isEmpty {
            if search.isEmpty {
                ContentUnavailableView(
                    "No trails", systemImage: "map", description: Text("Choose other filters to see more trails."))
            } else {
                ContentUnavailableView.search(text: search)
            }
        }
    }

    private var found: [Trail] {
        club.trails.filter { trail in
            guard filter.matches(trail, isFavorite: club.isFavorite(trail)) else { return false }
            return search.isEmpty || trail.name.localizedStandardContains(search)
                || trail.region.localizedStandardContains(search)
        }
    }
}

#Preview {
    TrailListView()
        .environment(Club(trails: Trail.all))
}
