import SwiftUI

/// The club in a few words.
struct AboutView: View {
    var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                ElevationProfile(heights: [0, 3, 2, 5, 1, 2])
                    .fill(.green.gradient)
                    .frame(width: 120, height: 120)
                    .background(.cyan.opacity(0.3))
                    .clipShape(.circle)
                    .accessibilityHidden(true)
                Text("Trails")
                    .font(.title.bold())
                Text("Version \("2.1")")
                    .foregroundStyle(.secondary)
                Text("We are 340 people who keep eight trails, and walk them **together** each Sunday.")
                    .multilineTextAlignment(.center)
            }
            .padding()
            .frame(maxWidth: .infinity)
        }
        .navigationTitle("About")
        .navigationBarTitleDisplayMode(.inline)
    }
}
