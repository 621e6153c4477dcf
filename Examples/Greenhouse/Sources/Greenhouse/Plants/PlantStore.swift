import Foundation

/// The plants of the greenhouse, by name.
@MainActor final class PlantStore {
    /// Posted by the store when a plant has been changed, added or removed.
    static let didChange = Notification.Name("PlantStoreDidChange")

    private(set) var plants: [Plant]

    init(plants: [Plant]) {
        self.plants = plants
    }

    func plant(named name: String) -> Plant? {
        plants.first { $0.name == name }
    }

    func update(_ name: String, _ change: (inout Plant) -> Void) {
        guard let index = plants.firstIndex(where: { $0.name == name }) else { return }
        change(&plants[index])
        NotificationCenter.default.post(name: Self.didChange, object: self)
    }

    func remove(_ name: String) {
        plants.removeAll { $0.name == name }
        NotificationCenter.default.post(name: Self.didChange, object: self)
    }
}
