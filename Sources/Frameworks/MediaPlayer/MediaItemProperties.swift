/// The key of an item's number in the library.
public let MPMediaItemPropertyPersistentID = "persistentID"
/// The key of a title.
public let MPMediaItemPropertyTitle = "title"
/// The key of the name of an artist.
public let MPMediaItemPropertyArtist = "artist"
/// The key of the title of an album.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The key of a picture.
public let MPMediaItemPropertyArtwork = "artwork"
/// The key of a length in seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The key of a genre.
public let MPMediaItemPropertyGenre = "genre"
/// The key of the seconds that were played.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// The key of the speed.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// The key of whether sound comes live.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
/// The key of the kind of media.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
/// The key of the number of items that are to be played.
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
/// The key of the index among the items that are to be played.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
