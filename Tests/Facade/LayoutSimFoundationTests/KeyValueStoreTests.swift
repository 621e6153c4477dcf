import Foundation
import LayoutSimFoundation
import Testing

@Suite struct KeyValueStoreTests {
    @Test func `values that devices share are kept in memory`() {
        let store = NSUbiquitousKeyValueStore.default
        store.set("Ann", forKey: "name")
        store.set(Int64(7), forKey: "count")
        store.set(true, forKey: "flag")
        store.set(["a", "b"], forKey: "list")
        store.set(Data([1]), forKey: "data")
        #expect(store.synchronize())
        #expect(store.string(forKey: "name") == "Ann" && store.longLong(forKey: "count") == 7)
        #expect(store.bool(forKey: "flag") && store.array(forKey: "list") as? [String] == ["a", "b"])
        #expect(store.data(forKey: "data") == Data([1]) && store.dictionaryRepresentation.count == 5)
        store.removeObject(forKey: "name")
        #expect(store.string(forKey: "name") == nil && store.double(forKey: "none") == 0)
    }

    @Test func `directories of the user have names`() {
        let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
        #expect(URL.documentsDirectory == documents)
        #expect(URL.cachesDirectory != URL.applicationSupportDirectory)
    }

    @Test func `defaults take values by key-value coding`() throws {
        let name = "layoutsim.\(UUID().uuidString)"
        let defaults = try #require(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        defaults.setValue("Ann", forKey: "name")
        #expect(defaults.string(forKey: "name") == "Ann" && defaults.value(forKey: "name") as? String == "Ann")
        defaults.setValue(nil, forKey: "name")
        #expect(defaults.value(forKey: "name") == nil)
    }
}
