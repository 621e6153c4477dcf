import SwiftUI

/// The hikes that a member logged.
struct DiaryView: View {
    @Environment(Club.self) private var club
    @State private var isLogging = false

    var body: some View {
        NavigationStack {
            List {
                ForEach(club.hikes) { HikeRow(hike: $0) }
                    .onDelete { club.deleteHikes(at: $0) }
                    .onMove { club.moveHikes(from: $0, to: $1) }
            }
            .overlay {
                if club.hikes.isEmpty { emptyState }
            }
            .navigationTitle("Diary")
            .toolbar {
                if !club.hikes.isEmpty {
                    ToolbarItem(placement: .topBarLeading) { EditButton() }
                }
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Log a hike", systemImage: "plus") { isLogging = true }
                }
            }
            .sheet(isPresented: $isLogging) {
                if let trail = club.trails.first { LogHikeView(trail: trail, date: club.today) }
            }
        }
    }

    private var emptyState: some View {
        ContentUnavailableView {
            Label("No hikes yet", systemImage: "book")
        } description: {
            Text("Hikes that you log are kept here.")
        } actions: {
            Button("Log your first hike") { isLogging = true }
        }
    }
}

#Preview {
    DiaryView()
        .environment(Club(trails: Trail.all))
}
