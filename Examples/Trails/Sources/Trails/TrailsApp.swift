import SwiftUI

/// The app of a hiking club.
@main struct TrailsApp: App {
    @State private var club = Club(trails: Trail.all)

    var body: some Scene {
        WindowGroup {
            RootView()
                .environment(club)
        }
    }
}
