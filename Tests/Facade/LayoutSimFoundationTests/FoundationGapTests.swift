import Foundation
import FoundationNetworking
import LayoutSimFoundation
import Testing

/// What Apple's Foundation has and that of Linux has not.
@Suite struct FoundationGapTests {
    @Test func `an error knows why a download can go on`() {
        let error = URLError(.cancelled, userInfo: [NSURLSessionDownloadTaskResumeData: Data([1])])
        #expect(error.downloadTaskResumeData == Data([1]))
        #expect(error.networkUnavailableReason == nil)
    }

    @Test func `strings become keys where a dictionary is cast to attributes`() {
        let made = NSMutableDictionary()
        made[NSString(string: "NSFont")] = NSNumber(value: 1)
        let key = NSAttributedString.Key("NSFont")
        #expect((_attributes(made) as? [NSAttributedString.Key: Any])?[key] as? Int == 1)
        #expect((_attributes([key: 2]) as? [NSAttributedString.Key: Any])?[key] as? Int == 2)
        #expect(_attributes(3) as? Int == 3)
    }

    @Test func `a path has an address by the older class`() {
        #expect(NSURL.fileURL(withPath: "/a/b").path == "/a/b")
        #expect(NSURL.fileURL(withPath: "/a/b", isDirectory: true).hasDirectoryPath)
    }

    @Test func `limits of the system are asked for by their names`() {
        #expect(sysconf(_SC_PAGESIZE) >= 4096)
    }

    @Test func `an access to a file is given at once`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "gap-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        var seen: [URL] = []
        unsafe NSFileCoordinator().coordinate(writingItemAt: file, error: nil) { seen.append($0) }
        unsafe NSFileCoordinator(filePresenter: nil).coordinate(readingItemAt: file, error: nil) { seen.append($0) }
        #expect(seen == [file, file])
    }

    @Test func `the folder of a group is there`() throws {
        let folder = try #require(
            FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.\(UUID().uuidString)"))
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try folder.checkPromisedItemIsReachable())
        #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
    }

    @Test func `notifications come one after another`() async {
        let (center, name) = (NotificationCenter(), Notification.Name("gap"))
        var notifications = center.notifications(named: name).makeAsyncIterator()
        center.post(name: name, object: nil, userInfo: ["a": 1])
        center.post(name: Notification.Name("other"), object: nil)
        center.post(name: name, object: nil, userInfo: ["a": 2])
        #expect(await notifications.next()?.userInfo?["a"] as? Int == 1)
        #expect(await notifications.next()?.userInfo?["a"] as? Int == 2)
    }

    @Test func `ticks are nanoseconds`() {
        var info = mach_timebase_info_data_t()
        unsafe mach_timebase_info(&info)
        #expect(info.numer == info.denom && info.denom > 0)
        let start = mach_absolute_time()
        #expect(mach_absolute_time() >= start)
    }

    @Test func `a dictionary takes keys that are copied`() {
        let (dictionary, key) = (NSMutableDictionary(), NSString(string: "a"))
        func set(_ value: Any?, _ key: any NSCopying) { dictionary[key] = value }
        set(1, key)
        #expect(dictionary["a"] as? Int == 1)
        set(nil, key)
        #expect(dictionary.count == 0)
    }

    @Test func `the keys of a dictionary are those of key-value coding`() {
        let dictionary = NSMutableDictionary()
        dictionary.setValue(1, forKey: "a")
        #expect(dictionary["a"] as? Int == 1 && dictionary.value(forKey: "a") as? Int == 1)
        dictionary.setValue(nil, forKey: "a")
        #expect(dictionary.count == 0 && dictionary.value(forKey: "a") == nil)
    }

    @Test func `a session's delegate has the methods of Apple's systems, and needs none of them`() {
        let delegate: any URLSessionTaskDelegate = EmptyDelegate()
        delegate.urlSession(.shared, didCreateTask: URLSession.shared.dataTask(with: URL(filePath: "/")))
        delegate.urlSessionDidFinishEvents(forBackgroundURLSession: .shared)
        #expect(delegate is EmptyDelegate)
    }
}

/// An object to which nothing is added.
private final class EmptyDelegate: NSObject, URLSessionTaskDelegate {}
