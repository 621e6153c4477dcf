import SwiftUI

/// The four tabs of the app.
struct RootView: View {
    enum Place: Hashable {
        case trails, diary, season, settings
    }

    @Environment(Club.self) private var club
    @State private var place = Place.trails

    var body: some View {
        TabView(selection: $place) {
            Tab("Trails", systemImage: "map", value: Place.trails) { TrailListView() }
            Tab("Diary", systemImage: "book", value: Place.diary) { DiaryView() }
                .badge(club.hikes.count)
            Tab("Season", systemImage: "chart.bar", value: Place.season) { SeasonView() }
            Tab("Settings", systemImage: "gearshape", value: Place.settings) { SettingsView() }
        }
    }
}

#Preview {
    RootView()
        .environment(Club(trails: Trail.all))
}
