import Foundation
import Observation

/// The club's trails, and what a member keeps of them.
@MainActor @Observable final class Club {
    let trails: [Trail]
    let today: Date
    private(set) var hikes: [Hike] = []
    private(set) var favorites: Set<Trail.ID> = []
    private(set) var member: Member?

    init(trails: [Trail], today: Date = .now) {
        self.trails = trails
        self.today = today
    }

    func isFavorite(_ trail: Trail) -> Bool { favorites.contains(trail.id) }

    func toggleFavorite(_ trail: Trail) {
        if favorites.remove(trail.id) == nil { favorites.insert(trail.id) }
    }

    func add(_ hike: Hike) { hikes.insert(hike, at: 0) }

    func deleteHikes(at offsets: IndexSet) {
        for offset in offsets.reversed() { hikes.remove(at: offset) }
    }

    func moveHikes(from offsets: IndexSet, to offset: Int) {
        let moved = offsets.map { hikes[$0] }
        let place = offset - offsets.count { $0 < offset }
        deleteHikes(at: offsets)
        hikes.insert(contentsOf: moved, at: place)
    }

    func signIn(mail: String, password: String) throws(SignInError) {
        guard mail.contains("@") else { throw .invalidMail }
        guard password.count >= 8 else { throw .wrongPassword }
        member = Member(mail: mail)
    }

    func signOut() { member = nil }
}

/// A member who is signed in.
struct Member: Hashable {
    let mail: String
}

/// Why a member cannot sign in.
enum SignInError: Error {
    case invalidMail, wrongPassword
}
