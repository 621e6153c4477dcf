import SwiftUI

/// The member's account, units and reminders.
struct SettingsView: View {
    @Environment(Club.self) private var club
    @AppStorage("units") private var units = LengthUnits.metric
    @AppStorage("reminds") private var reminds = false
    @AppStorage("reminderDays") private var reminderDays = 7
    @State private var isSigningIn = false
    @State private var isSigningOut = false

    var body: some View {
        NavigationStack {
            Form {
                Section("Account") { account }
                Section("Display") {
                    Picker("Units", selection: $units) {
                        ForEach(LengthUnits.allCases) { Text($0.title).tag($0) }
                    }
                    .pickerStyle(.navigationLink)
                }
                Section {
                    Toggle("Remind me to hike", isOn: $reminds.animation())
                    if reminds {
                        Picker("After", selection: $reminderDays) {
                            ForEach([7, 14, 30], id: \.self) { Text("\($0) days").tag($0) }
                        }
                    }
                } footer: {
                    Text("Reminders come when you have logged no hike for a while.")
                }
                Section {
                    NavigationLink("About") { AboutView() }
                }
            }
            .navigationTitle("Settings")
            .sheet(isPresented: $isSigningIn) { SignInView() }
            .confirmationDialog("Sign out?", isPresented: $isSigningOut, titleVisibility: .visible) {
                Button("Sign out", role: .destructive) { club.signOut() }
            }
        }
    }

    @ViewBuilder private var account: some View {
        if let member = club.member {
            LabeledContent("Signed in", value: member.mail)
            Button("Sign out…", role: .destructive) { isSigningOut = true }
        } else {
            Button("Sign in…") { isSigningIn = true }
        }
    }
}

#Preview {
    SettingsView()
        .environment(Club(trails: Trail.all))
}
